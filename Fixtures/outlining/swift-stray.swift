func broken() {
  let = 3
  if { run() }
  foo(
    a: , b)
  case .x: stop()
  else { }
  func
  @
  .
}

// Generic parameters that are still being typed.
struct Half {
    func <r
}
func after() {
    done()
}

// An attribute without a name at the end of a case.
func chooses(_ value: Int) {
    switch value {
    case 1:
        first()
        @
    }
    default: second()
}
