let a = "x\(call(
let b = 2
let c = "\(one) two
let d = 4
