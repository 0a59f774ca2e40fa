struct Gate {
  func open() -> Bool {
    status = "The gate is stuck"
    fatalError("no gate")
  }
  func quit() -> Never {
    save()
    exit(0)
  }
  func rows() -> Rows {
    Row("hinge")
    Row("lock")
  }
}
