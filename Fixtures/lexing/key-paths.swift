let a = \A.b?.c
let d = \.e
let f = \[Int].first!
let g = \.self
