import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Texts of views that are the same wherever they are read.
extension SyntaxOutline {
  /// The one text that is all that a branch of a view says, and the app's own view that shows it, if one
  /// does: `Text("Saved")`, `ErrorLabel(Strings.nameMissing)`, `Note(text: "Saved")` where that view `shows` it.
  func soleFixedText(
    of branch: Int, in type: Name, shows: StateUses.ShowsHanded
  ) -> (value: TokenRange, view: Name, call: Int)? {
    if let text = soleText(of: branch) {
      return fixedText(of: text, in: type).map { ($0, .none, text) }
    }
    // A part of the same view that has the text.
    if let body = shownBody(of: branch, in: type), body.isOwn {
      return soleText(of: body.block).flatMap { text in
        fixedText(of: text, in: type).map { ($0, .none, text) }
      }
    }
    guard blocks[branch].count == 1, let call = soleView(of: branch), !isControl(call) else {
      return nil
    }
    let isText = isTextView(call)
    let texts = calls[call].arguments.filter { arguments[Int($0)].closure < 0 }
      .map { arguments[Int($0)] }
      .filter {
        isText && SyntaxOutline.labelsOfTexts.contains($0.label)
          || shows($0.label, calls[call].name).contains(.asItIs)
      }
      .filter { isFixedText($0.value, in: type) }
    return texts.count == 1 ? (texts[0].value, calls[call].name, call) : nil
  }

  /// Whether a text is only a sign: `Text("*")`.
  func isWordless(_ call: Int) -> Bool {
    guard let first = calls[call].arguments.first, case let value = arguments[Int(first)].value,
      isTextLiteral(value)
    else { return false }
    return !text(value).contains { $0.isLetter }
  }

  /// The call of an app's own view, or of a function that makes one, that is all of a branch; `nil` for others.
  func soleView(of branch: Int) -> Int? {
    let first = Int(blocks[branch].first)
    guard first >= 0 else { return nil }
    let start = statements[first].tokens.start
    return calls(in: statements[first].tokens).first { index in
      let call = calls[index]
      return call.tokens.start == start && Int(call.nameToken) == start
        && Int(call.block) == branch && !SyntaxOutline.nameControl(Words.split(text(start)))
    }
  }

  /// Whether a view shows a text by its name.
  private func isTextView(_ call: Int) -> Bool {
    Words.split(text(Int(calls[call].nameToken)))
      .contains(where: SyntaxOutline.wordsOfTextViews.contains)
  }

  /// Whether the words of a view's name are those of a control, which says itself what it is.
  static func nameControl(_ words: [String]) -> Bool {
    words.contains { $0 == "field" || $0 == "editor" || $0 == "button" }
  }

  private static let wordsOfTextViews: Set<String> = Set(
    words: """
      text label error message banner warning notice hint info validation caption note empty \
      placeholder status confirmation success
      """)

  /// The labels under which a view is handed what it says.
  private static let labelsOfTexts: Set<Name> = [
    .none, "text", "message", "title", "label", "error", "errorMessage", "description",
  ]
}

extension ProjectFacts {
  /// Whether a view of the app's own tells what it shows, or is one that another rule tells of.
  func tellsItself(_ view: Name) -> Bool {
    view != .none && (posts(view) || isToastView(view) || isFailureView(view))
  }
}
