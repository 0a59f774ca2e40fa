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
