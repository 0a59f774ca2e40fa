let a = /x+/
let b = x / y / z
let c = list.split(separator: /[/)]\//)
let d = f(/, 1)
let e = (/a b/)
let g = try? /^ x/.wholeMatch(in: s)
let h = 1 /2/ 3
let i = !/x/.isEmpty
foo(/E.e).foo(/0)
func /(left: A, right: A) {}
