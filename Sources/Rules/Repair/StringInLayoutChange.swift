import Outlining
import SourceText

extension Rule {
  /// A layout or screen change is posted with a string to be spoken.
  package static let stringInLayoutChange = Rule(
    RuleInfo(
      id: "string-in-layout-change",
      summary: "a string is passed to .layoutChanged or .screenChanged, which want an element",
      rationale: """
        These notifications move the focus to the element that they are given. Given a string, \
        whether it is spoken depends on the version of iOS.
        """,
      remedy: "The kind becomes .announcement; the string stays as it is.",
      limits: ["Only literals, interpolations and localisation calls are known to be strings."])
  ) { context in
    context.outline.calls.compactMap { finding($0, in: context.outline) }
  }

  private static func finding(_ call: Call, in outline: SyntaxOutline) -> Finding? {
    guard outline.isKnownPost(call), call.arguments.count == 2 else { return nil }
    let kind = outline.arguments[Int(call.arguments.lowerBound)].value
    let argument = outline.arguments[Int(call.arguments.lowerBound) + 1].value
    guard !kind.isEmpty, outline.isProvableString(argument) else { return nil }
    let token = kind.end - 1
    switch outline.name(token) {
    case "layoutChanged", "UIAccessibilityLayoutChangedNotification":
      return finding(call, outline, token, isScreenChange: false)
    case "screenChanged", "UIAccessibilityScreenChangedNotification":
      return finding(call, outline, token, isScreenChange: true)
    default: return nil
    }
  }

  private static func finding(
    _ call: Call, _ outline: SyntaxOutline, _ token: Int, isScreenChange: Bool
  ) -> Finding {
    Finding(
      rule: stringInLayoutChange.info, anchor: outline.range(call.tokens),
      message: "a string is posted where an element is expected",
      subject: .misplacedString(kindToken: token, isScreenChange: isScreenChange))
  }
}
