/* one /* nested */ still */ let a = 1 // end
/** doc */ /// line
b+/* gap */c
d */* gap */ e
/**/f/***/
