import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension MessageChoice {
  /// What a view shows of a text that it puts into words of its own, `Text("Could not save: \(problem)")`, with what the
  /// state is given; `nil` where it shows the text by itself, or in several ways.
  func wrapped(_ change: Change) -> Message? {
    guard change.kind == .stateText, event.function >= 0, !change.isPayload,
      let words = wordsAround(Name(change.name), in: outline.typeName(around: event.function))
    else { return nil }
    let value = outline.text(change.value)
    let name = "\\(\(change.name))"
    guard outline.text(words).contains(name) else { return nil }
    if outline.isTextLiteral(change.value) {
      // Looked up, a text inside of another would be another key.
      guard !context.localization.localizes else { return nil }
      let whole = outline.text(words).replacing(name, with: String(value.dropFirst().dropLast()))
      return Message(expression: whole, isHoistedWhenDelayed: false)
    }
    let whole = outline.text(words).replacing(name, with: "\\(\(value))")
    var message = context.lookedUp(
      whole, in: outline.tableArguments(after: words), hasValues: true)
    message?.isHoistedWhenDelayed = true
    return message
  }

  /// The one text of a view's that shows a property, where that is inside of words.
  private func wordsAround(_ property: Name, in type: Name) -> TokenRange? {
    var found: TokenRange?
    for call in outline.calls where call.name == "Text" || call.name == "Label" {
      guard let first = call.arguments.first.map({ outline.arguments[Int($0)] }),
        first.closure < 0, outline.typeName(ofBlock: Int(call.block)) == type,
        first.value.indices.contains(where: {
          outline.token($0).kind == .identifier && outline.name($0) == property
        })
      else { continue }
      guard found == nil, first.value.count == 3,
        outline.token(first.value.start).kind == .stringHead,
        (outline.text(first.value.start) + outline.text(first.value.end - 1))
          .count(where: \.isLetter) > 3
      else { return nil }
      found = first.value
    }
    return found
  }
}

/// What a view shows above a failure: `Text("Could not load the trips")` above `Text(error.localizedDescription)`.
struct Heading {
  /// The heading as an expression.
  let words: String
  /// What parts it from what follows; empty where it ends with a mark of its own.
  let mark: String

  /// The heading and what follows it, as one expression.
  func above(_ text: String) -> String { Message.joined(words, text, by: mark) }

  /// Whether a text has any of the words that the heading says what it is about with.
  func isSaid(by text: String) -> Bool {
    let own = Set(Words.split(words).filter { $0.count > 3 })
    return !own.isDisjoint(with: Words.split(text))
  }
}

extension PlanningContext {
  /// The heading under which a view shows a failure that it keeps in a property.
  ///
  /// `nil` where there is none, where several branches show the property, or where the heading says no more than
  /// that something failed.
  func heading(above property: Name, in type: Name) -> Heading? {
    var found: TokenRange?
    for block in outline.blocks.indices {
      let branch = outline.blocks[block]
      guard branch.kind == .ifBody, branch.legality == .resultBuilder,
        case let names = outline.identifiers(in: outline.condition(ofBranch: block)),
        names.contains(property), outline.typeName(ofBlock: block) == type
      else { continue }
      guard found == nil else { return nil }
      let shown = outline.calls(in: outline.interior(of: block)).first { index in
        ["Text", "Label"].contains(outline.calls[index].name)
          && outline.calls[index].arguments.first.map {
            !outline.identifiers(in: outline.arguments[Int($0)].value).isDisjoint(with: names)
          } == true
      }
      found = shown.map { outline.heading(above: $0, in: block, of: type) } ?? TokenRange.none
    }
    return found.flatMap(heading)
  }

  /// The heading that a fixed text is; `nil` for an empty one, and for one that says no more than that something failed.
  func heading(_ text: TokenRange) -> Heading? {
    guard !text.isEmpty, let above = spoken(fixed: text), above.doubt == nil else { return nil }
    let isEnded = outline.text(text).dropLast().last.map { ".!?…".contains($0) } ?? false
    return Heading(words: above.message.expression, mark: isEnded ? "" : ".")
  }

  /// What is said of a bare description, below a heading where there is one; `nil` for the description alone.
  func described(_ description: String, below heading: Heading?) -> String? {
    // "Error: " says nothing more then.
    heading?.above(description) ?? described(description)
  }

  /// What is said of the description of an error that a view shows of a property; `nil` for the description alone.
  func described(_ description: String, of property: Name, in type: Name) -> String? {
    described(description, below: heading(above: property, in: type))
  }
}

extension SyntaxOutline {
  /// All names in an expression, those of members included.
  fileprivate func identifiers(in expression: TokenRange) -> Set<Name> {
    Set(expression.indices.filter { token($0).kind == .identifier }.map(name))
  }
}
