func describe(_ items: [Item], name: String) -> String {
  let plain = "a { b } \" c"
  let raw = #"raw "quoted" \(not) \#(items.count)"#
  let lines = """
    first \(name)
    second \(items.map { "<\($0.title)>" }.joined(separator: ", "))
    """
  let poem = ##"""
    "# not the end \##(name)
    """##
  log(plain, raw, lines, poem)
  return "\(name.isEmpty ? "none" : "\(name)!")"
}
