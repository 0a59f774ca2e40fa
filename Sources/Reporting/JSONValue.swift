/// A value of JSON; objects keep the order of their members.
enum JSONValue {
  case string(String)
  case number(Int)
  case boolean(Bool)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// Returns an object of the members that are there.
  static func members(_ members: (String, JSONValue?)...) -> JSONValue {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// The text of the value, its lines after the first indented by `indent` spaces and more.
  func text(indent: Int = 0) -> String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): String(number)
    case .boolean(let isTrue): isTrue ? "true" : "false"
    case .array(let elements):
      Self.list(elements.map { $0.text(indent: indent + 2) }, in: "[", "]", indent)
    case .object(let members):
      Self.list(
        members.map { "\(Self.quoted($0.name)): \($0.value.text(indent: indent + 2))" },
        in: "{", "}", indent)
    }
  }

  private static func list(
    _ items: [String], in open: String, _ close: String, _ indent: Int
  ) -> String {
    guard !items.isEmpty else { return open + close }
    let margin = String(repeating: " ", count: indent)
    return "\(open)\n\(margin)  \(items.joined(separator: ",\n\(margin)  "))\n\(margin)\(close)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // Control characters must be escaped; line separators end lines for some readers.
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
