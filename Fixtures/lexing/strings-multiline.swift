let text = """
  A "quoted" ""word"" \"""
  continued \
  here \(name)
  """
let next = 1
