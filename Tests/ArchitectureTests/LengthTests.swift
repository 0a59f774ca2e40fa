import Outlining
import Testing

/// Holds files to 400 lines and functions to 40, unless a comment says why: `// Long because …`.
@Suite struct LengthTests {
  private static let reason = "// Long because "

  @Test(arguments: SwiftSource.shipped + SwiftSource.tests)
  func filesAreShort(_ source: SwiftSource) {
    let count = source.lineCount
    guard count > 400, !source.line(1).hasPrefix(Self.reason) else { return }
    if Self.filesToSplit.contains(source.path) {
      withKnownIssue { Issue.record("\(source.path) has \(count) lines") }
    } else {
      Issue.record("\(source.path) has \(count) lines")
    }
  }

  @Test(arguments: SwiftSource.shipped + SwiftSource.tests)
  func functionsAreShort(_ source: SwiftSource) {
    let outline = source.outline
    for function in outline.declarations where function.kind.isFunction && function.body >= 0 {
      let body = outline.blocks[Int(function.body)]
      let first = source.line(of: function.tokens.start)
      let count = source.line(of: Int(body.close)) - source.line(of: Int(body.open)) - 1
      guard count > 40, !hasReason(source, above: first) else { continue }
      let name = "\(source.path):\(first): \(source.name(of: function))"
      if Self.filesToSplit.contains(source.path) {
        withKnownIssue { Issue.record("\(name) has \(count) lines") }
      } else {
        Issue.record("\(name) has \(count) lines")
      }
    }
  }

  private func hasReason(_ source: SwiftSource, above line: Int) -> Bool {
    var number = line - 1
    while true {
      let text = source.line(number).drop { $0 == " " }
      if text.hasPrefix(Self.reason) { return true }
      guard text.hasPrefix("//") else { return false }
      number -= 1
    }
  }

  /// Known to be long; each is to be split or to say why it is not.
  private static let filesToSplit: Set<String> = []
}
