import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds the notifications that a file posts by itself, in source order.
struct PostFinder {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  func posts() -> [ExistingPost] {
    outline.calls.compactMap { call in
      guard outline.isPost(call), call.nameToken >= 0 else { return nil }
      return post(call)
    }
  }

  private func post(_ call: Call) -> ExistingPost? {
    if call.name == "UIAccessibilityPostNotification" { return post(call, .function) }
    let receiver = outline.spelling(call.receiver)
    if receiver == "UIAccessibility" || receiver == "UIKit.UIAccessibility" {
      return post(call, .uiAccessibility)
    }
    return construction(call)
  }

  /// A call that is given the kind and the argument.
  private func post(_ call: Call, _ form: ExistingPost.Form) -> ExistingPost? {
    guard call.arguments.count == 2 else { return nil }
    let name = outline.arguments[Int(call.arguments.lowerBound)].value
    let argument = outline.arguments[Int(call.arguments.lowerBound) + 1]
    guard argument.closure < 0, isChain(name), let kind = kind(of: name.end - 1) else { return nil }
    return existing(call, form, kind, name.end - 1, argument.value)
  }

  /// `AccessibilityNotification.Announcement(…).post()`.
  private func construction(_ call: Call) -> ExistingPost? {
    guard
      let made = outline.calls.first(where: {
        $0.tokens == call.receiver && $0.nameToken >= 0
          && outline.spelling($0.receiver).hasSuffix("AccessibilityNotification")
      }), let kind = kind(of: Int(made.nameToken))
    else { return nil }
    let argument = made.arguments.first.map { outline.arguments[Int($0)].value } ?? .none
    return existing(call, .accessibilityNotification, kind, Int(made.nameToken), argument)
  }

  private func isChain(_ value: TokenRange) -> Bool {
    !value.isEmpty
      && (value.start..<value.end).allSatisfy {
        outline.token($0).kind == .identifier || outline.token($0).kind == .period
      }
  }

  private func kind(of token: Int) -> ExistingPost.Kind? {
    switch outline.name(token) {
    case "announcement", "Announcement", "UIAccessibilityAnnouncementNotification": .announcement
    case "layoutChanged", "LayoutChanged", "UIAccessibilityLayoutChangedNotification":
      .layoutChanged
    case "screenChanged", "ScreenChanged", "UIAccessibilityScreenChangedNotification":
      .screenChanged
    case "pageScrolled", "PageScrolled", "UIAccessibilityPageScrolledNotification": .pageScrolled
    default: nil
    }
  }

  private func existing(
    _ call: Call, _ form: ExistingPost.Form, _ kind: ExistingPost.Kind, _ kindToken: Int,
    _ argument: TokenRange
  ) -> ExistingPost {
    let context = outline.context(ofToken: Int(call.nameToken), inBlock: Int(call.block))
    var callers: Asker = []
    if context.function >= 0 {
      if let known = facts.function(context.function, of: outline) {
        callers = facts.asker(of: known)
      }
    }
    let attributed = attributedText(argument)
    let text = attributed ?? argument
    return ExistingPost(
      call: call, kind: kind, form: form, kindToken: kindToken, argument: argument, text: text,
      isAttributed: attributed != nil,
      evidence: PostText(outline: outline, facts: facts).evidence(text, in: context.function),
      context: context, asker: context.asker(callers: callers))
  }

  /// The text of `NSAttributedString(string: …)` and `AttributedString(…)`; `nil` for what is none.
  private func attributedText(_ argument: TokenRange) -> TokenRange? {
    guard !argument.isEmpty, let call = outline.call(argument),
      let first = call.arguments.first
    else { return nil }
    switch call.name {
    case "NSAttributedString", "NSMutableAttributedString", "AttributedString",
      "initWithString:attributes:", "initWithString:":
      return outline.arguments[Int(first)].value
    default: return nil
    }
  }
}
