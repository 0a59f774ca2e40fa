import Findings
import Indexing
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
      heard: "The words on some versions of iOS, nothing on others.",
      limits: ["Only literals, interpolations and localisation calls are known to be strings."])
  ) { context in
    let outline = context.outline
    return outline.calls.compactMap { call in
      guard outline.isPost(call) || constructions.contains(call.name),
        let finding = finding(call, in: context)
      else { return nil }
      return context.isOutOfSight(call) ? nil : finding
    }
  }

  private static func finding(_ call: Call, in context: RuleContext) -> Finding? {
    let outline = context.outline
    if let construction = construction(call, in: context) { return construction }
    guard outline.isPost(call), call.arguments.count == 2 else { return nil }
    let kind = outline.arguments[Int(call.arguments.lowerBound)].value
    let argument = outline.arguments[Int(call.arguments.lowerBound) + 1].value
    guard !kind.isEmpty, context.isString(argument, at: call), !isWrapped(call, outline) else {
      return nil
    }
    let token = kind.end - 1
    switch outline.name(token) {
    case "layoutChanged", "UIAccessibilityLayoutChangedNotification":
      return finding(call, outline, token, isScreenChange: false)
    case "screenChanged", "UIAccessibilityScreenChangedNotification":
      return finding(call, outline, token, isScreenChange: true)
    default: return nil
    }
  }

  /// Whether the function around a post is called after its kind: its callers ask for just that.
  private static func isWrapped(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    let function = outline.context(of: call).function
    guard function >= 0, outline.declarations[function].nameToken >= 0 else { return false }
    return outline.spelling(Int(outline.declarations[function].nameToken)).lowercased
      .contains(anyOf: ["layoutchange", "screenchange"])
  }

  private static let constructions: Set<Name> = ["LayoutChanged", "ScreenChanged"]

  /// `AccessibilityNotification.LayoutChanged("…")`.
  private static func construction(_ call: Call, in context: RuleContext) -> Finding? {
    guard constructions.contains(call.name), call.arguments.count == 1,
      context.outline.spelling(call.receiver).hasSuffix("AccessibilityNotification"),
      context.isString(
        context.outline.arguments[Int(call.arguments.lowerBound)].value, at: call)
    else { return nil }
    return finding(
      call, context.outline, Int(call.nameToken), isScreenChange: call.name == "ScreenChanged")
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
