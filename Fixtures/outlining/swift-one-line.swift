func a() { b() }; func c() -> Int { 1 }
func d() { if e { f() } else { g() }; h(); switch i { case 1: j(); k()
  default: break } }
struct L { var m = 1; let n: Int; init() { n = 2 } }
