let a = b/c/d
let e = (f) / g
let h = i[0] /j
let k = self / l
return /m/
x /= y // comment
a/*b*/c
