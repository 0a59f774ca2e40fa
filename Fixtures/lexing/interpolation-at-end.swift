let a = """
  \(open("b\(
