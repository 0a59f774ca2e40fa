import Indexing
import Lexing
package import Outlining
import SourceText

/// Texts of views that are the same wherever they are read.
extension SyntaxOutline {
  /// What a text says where that is the same wherever it is read: a literal, one that is looked up, a
  /// constant; `nil` for others.
  package func fixedText(of call: Int, in type: Name) -> TokenRange? {
    guard let first = calls[call].arguments.first, case let argument = arguments[Int(first)],
      argument.closure < 0, argument.label == .none || argument.label == "verbatim",
      isFixedText(argument.value, in: type), !isControl(call)
    else { return nil }
    return argument.value
  }

  /// Whether a gesture of its own makes a view a control, which says what it does:
  /// `Text("Follow").highPriorityGesture(TapGesture().onEnded { … })`.
  package func isControl(_ view: Int) -> Bool {
    let statement = statements[Int(calls[view].statement)].tokens
    return calls(in: statement).contains {
      ["gesture", "highPriorityGesture", "simultaneousGesture"].contains(calls[$0].name)
        && calls[$0].tokens.start == calls[view].tokens.start
    }
  }

  /// Whether an expression is such a text.
  package func isFixedText(_ value: TokenRange, in type: Name) -> Bool {
    guard !value.isEmpty else { return false }
    if isTextLiteral(value) { return text(value).contains { $0.isLetter } }
    return isLookedUp(value) || isConstant(value) || isConstant(value, of: type)
  }

  /// `String(localized: "profile.saved")`, with no values in it.
  private func isLookedUp(_ value: TokenRange) -> Bool {
    token(value.start).kind == .identifier && isLocalizationCall(value)
      && !value.indices.contains { token($0).kind == .stringHead }
  }

  /// `Strings.Profile.saved`.
  private func isConstant(_ value: TokenRange) -> Bool {
    value.count > 2 && text(value.start).first?.isUppercase == true
      && value.indices.allSatisfy {
        token($0).kind == (($0 - value.start) % 2 == 0 ? .identifier : .period)
      }
      && text(value.end - 1).first?.isLowercase == true
  }

  /// Whether an expression is a constant text that a view is made with: a message, not what something is called.
  private func isConstant(_ value: TokenRange, of type: Name) -> Bool {
    guard value.count == 1, token(value.start).kind == .identifier,
      Words.split(text(value.start)).last != "name"
    else { return false }
    return property(name(value.start), of: type).map {
      token($0.tokens.start).word == .let
        && TypeShape($0.type, in: self) == TypeShape(base: "String")
    } ?? false
  }

  /// The one fixed text that a branch of a view shows before the text or view that a call makes: its heading; empty
  /// for none.
  package func heading(above call: Int, in branch: Int, of type: Name) -> TokenRange {
    let end = calls[call].tokens.start
    let before = calls(in: interior(of: branch)).filter { index in
      let call = calls[index]
      return
        (call.name == "Text" || call.name == "Label"
        || call.name == "ContentUnavailableView" && hasTitle(call)) && call.tokens.start < end
    }
    return before.count == 1 ? fixedText(of: before[0], in: type) ?? .none : .none
  }

  /// Whether a view is handed its title, and not a closure that makes it.
  private func hasTitle(_ call: Call) -> Bool {
    call.arguments.first.map { arguments[Int($0)].closure < 0 } ?? false
  }
}
