let a = "x\(f("y\(g("z"))"))w"
let b = "\(one)\(two)"
let c = "(\((1 + (2))))"
let d = "\(list.map { "(\($0))" }.joined(separator: ")"))"
