$a größe 名前 _b
[self setNeedsLayout];
@ "x"
<#placeholder#> ` \x
