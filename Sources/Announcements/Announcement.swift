package import SourceText

/// The notification that one event owes its user, down to every choice but its layout.
package struct Announcement: Hashable, Sendable {
  package var kind: Kind
  package var argument: Argument
  package var priority: Priority = .default
  /// How long the post waits, in milliseconds; 0 posts in place.
  package var delay: Int = 0
  package var form: Form
  /// Whether to post only `if !Task.isCancelled`.
  package var isCancellable = false
  /// Whether a priority is wanted where the deployment target is below iOS 17: written under
  /// `#available`, with a plain post in the other branch.
  package var isAvailabilityGuarded = false
  package var hop: Hop = .none
  package var placement: Placement
  /// The modifier of a view in whose closure the post stands; `nil` for a statement.
  package var modifier: Modifier?
  /// What has to hold for anything to be said; `nil` for nothing.
  package var condition: String?
  /// What is said instead where the work has failed; `nil` where failing is told elsewhere.
  package var failure: Failure?

  /// What is said instead where a condition holds; `nil` for nothing else.
  package var alternative: Alternative?

  /// Another text, for what the message does not fit: a list with nothing in it.
  package struct Alternative: Hashable, Sendable {
    package var condition: String
    package var message: Message

    package init(condition: String, message: Message) {
      self.condition = condition
      self.message = message
    }
  }

  /// The text of a failure: an optional that is `nil` after a success, or a text that is empty then.
  package struct Failure: Hashable, Sendable {
    package var expression: String
    /// The name to bind it to; empty for a text that is no optional.
    package var name: String
    /// What is said with the name in it, where that is more than the name; `nil` for the name.
    package var spoken: String?
    package var priority: Priority
    /// As that of the announcement.
    package var isAvailabilityGuarded = false

    package init(expression: String, name: String, priority: Priority) {
      self.expression = expression
      self.name = name
      self.priority = priority
    }
  }

  package init(kind: Kind, argument: Argument, form: Form, placement: Placement) {
    self.kind = kind
    self.argument = argument
    self.form = form
    self.placement = placement
  }

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case announcement, layoutChanged, screenChanged, pageScrolled
  }

  package enum Argument: Hashable, Sendable {
    /// Text to be spoken.
    case message(Message)
    /// An expression for the element that gets the focus, in the file's language.
    case element(String)
    /// `nil`.
    case nothing
  }

  package enum Priority: String, Hashable, Sendable, CaseIterable {
    case low, `default`, high
  }

  /// By which call the post is made.
  package enum Form: Hashable, Sendable {
    /// `UIAccessibility.post(notification:argument:)`, Swift.
    case uiAccessibility
    /// `AccessibilityNotification.Announcement(…).post()`, Swift, iOS 17.
    case accessibilityNotification
    /// `UIAccessibilityPostNotification(…)`, Objective-C.
    case objectiveC
    /// The team's own function; the call with `${message}` where the text goes, e.g.
    /// `Announcer.say(${message})`.
    case helper(String)
  }

  /// A SwiftUI modifier that runs its closure when something happens to the view.
  package enum Modifier: Hashable, Sendable {
    case onAppear
    /// When `value` changes; `name` stands for what it has become, `_` where nothing needs it.
    ///
    /// From iOS 17 on the closure is also given what it was.
    case onChange(of: String, name: String, passesOld: Bool)
  }

  /// How the post gets to the main thread where the code around it is not there.
  package enum Hop: Hashable, Sendable {
    case none
    /// `DispatchQueue.main.async { … }`; falls away where the post is delayed.
    case mainQueue
    /// `await MainActor.run { … }`.
    case mainActor
  }
}

/// What is spoken, as an expression of the file's language.
package struct Message: Hashable, Sendable {
  package var expression: String
  /// Whether the expression has to be evaluated before a delayed block and kept in a `let`: it
  /// reads properties, so that it may change meanwhile or needs an explicit `self` in a closure.
  package var isHoistedWhenDelayed: Bool
  /// The name to bind an optional to; `nil` for none.
  ///
  /// It is written `if let NAME = expression { … }`.
  package var binding: String?
  /// What is said with the bound name in it, where that is more than the name; `nil` for the name.
  package var spoken: String?
  /// What string tables have to hold for it; `nil` where it needs no new entry.
  package var newText: NewText?

  /// Two texts as one expression, the second after the first: Swift's.
  package static func joined(_ first: String, _ second: String, by mark: String = ",") -> String {
    guard let one = literal(first) else {
      guard let other = literal(second) else { return "\"\\(\(first))\(mark) \\(\(second))\"" }
      let isBegun = other.first?.isUppercase ?? false
      return "\"\\(\(first))\(isBegun && !mark.isEmpty ? "." : mark) \(other)\""
    }
    let isEnded = one.last.map { ".!?…".contains($0) } ?? false
    guard let other = literal(second) else {
      return "\"\(one)\(isEnded ? "" : mark) \\(\(second))\""
    }
    let isBegun = other.first?.isUppercase ?? false
    return "\"\(one)\(isEnded ? "" : isBegun ? "." : ",") \(other)\""
  }

  /// Texts as one expression, without those that are not there: Swift's.
  package static func joined(present texts: [String], by separator: String) -> String {
    "[\(texts.joined(separator: ", "))].compactMap { $0 }.joined(separator: \"\(separator)\")"
  }

  /// Whether an expression is of texts of which some may not be there.
  package static func isJoined(present expression: String) -> Bool {
    ByteSearch.holds("].compactMap", in: expression)
  }

  /// The name of which alone a literal consists, `"\(reason)"`, as what is left once its signs are gone.
  package var soleName: String? {
    guard expression.hasPrefix("\"\\("), expression.hasSuffix(")\"") else {
      return nil
    }
    let name = expression.dropFirst(3).dropLast(2)
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }

  /// What stands between the quotes of a literal, values in it included; `nil` for other expressions.
  private static func literal(_ expression: String) -> Substring? {
    guard expression.count > 2, expression.hasPrefix("\""), !expression.hasPrefix("\"\"\"") else {
      return nil
    }
    let text = expression.dropFirst()
    var depth = 0
    var isEscaped = false
    for index in text.indices {
      switch text[index] {
      case "(" where isEscaped || depth > 0: depth += 1
      case ")" where depth > 0: depth -= 1
      // A text within a value may have quotes and brackets of any kind.
      case "\"" where depth > 0: return nil
      case "\"" where !isEscaped:
        return text.index(after: index) == text.endIndex ? text[..<index] : nil
      default: break
      }
      isEscaped = text[index] == "\\" && !isEscaped
    }
    return nil
  }

  package init(expression: String, isHoistedWhenDelayed: Bool, binding: String? = nil) {
    self.expression = SpokenLiteral.withoutSigns(expression)
    self.isHoistedWhenDelayed = isHoistedWhenDelayed
    self.binding = binding
  }
}

/// Where a post is written: next to a statement of the outline.
package struct Placement: Hashable, Sendable {
  /// Index into `SyntaxOutline.statements`.
  package var statement: Int
  package var side: Side

  package enum Side: Hashable, Sendable {
    case before, after
    /// As a modifier of the view that the statement, an expression, makes.
    case modifier
  }

  package init(_ side: Side, statement: Int) {
    self.statement = statement
    self.side = side
  }
}
