let a: [String: Array<Set<Int>>] = [:]
let b: Foo<Int>? = nil
func f<T>(_ x: T) where T: P<Q>, T.R == S {}
