func scan(_ text: String, _ a: Int, _ b: Int) -> Int {
  let bare = /[{(]"\/[^\/]+/
  let extended = #/
    (?<year> \d{4}) / # a comment {
  /#
  let quotient = a / b / 2
  if text.contains(/\{\d+\}/) { return quotient }
  return text.matches(of: bare).count + text.matches(of: extended).count
}
