import Announcements
import SourceText
import TestSupport

extension PlacementCase {
  /// Every case of `Fixtures/placement`.
  ///
  /// A case is `== name`, or `== name [before]`; its source with the statement between `«` and
  /// `»`; `--`; what becomes of it; an empty line.
  static func recorded(_ name: String, _ language: Language) -> [PlacementCase] {
    guard let text = try? GoldenText.text("placement/" + name) else { return [] }
    return ("\n" + text).split(separator: "\n== ").map { part in
      let header = part.prefix { $0 != "\n" }
      let bodies = part.dropFirst(header.count + 1).split(separator: "--\n", maxSplits: 1)
      let expected = bodies.last ?? ""
      let end = expected.lastIndex { $0 != "\n" }.map { expected.index(after: $0) }
      return PlacementCase(
        name: "\(name): \(header)", language: language,
        side: header.hasSuffix(" [before]") ? .before : .after,
        input: String(bodies.first ?? ""),
        expected: expected[..<(end ?? expected.startIndex)] + "\n")
    }
  }

  /// Cases whose bytes a text file would not show.
  static let invisible: [PlacementCase] = [
    .init(
      name: "after trailing blanks",
      input: "func f() {\n  «a()»  \n}\n",
      expected: "func f() {\n  a()  \n  post(text)\n}\n"),
    .init(
      name: "tabs and CRLF",
      input: "func f() {\r\n\t«a()»\r\n}\r\n",
      expected: "func f() {\r\n\ta()\r\n\tpost(text)\r\n}\r\n"),
    .init(
      name: "CR alone",
      input: "func f() {\r  «a()»\r}\r",
      expected: "func f() {\r  a()\r  post(text)\r}\r"),
    .init(
      name: "the end of a file without a line end",
      input: "func f() { «a()» }", expected: "func f() {\n    a()\n    post(text)\n}"),
    .init(
      name: "the first line of a file with a byte order mark",
      input: "\u{FEFF}func f() { «a()» }\n",
      expected: "\u{FEFF}func f() {\n    a()\n    post(text)\n}\n"),
  ]
}
