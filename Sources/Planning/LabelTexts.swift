import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What the labels of a view say that shows itself: a toast is told by what stands on it.
extension MessageChoice {
  /// The text of the one label that the view has, or of a title and what stands below it; `nil` where there are
  /// more, or one of them is not always seen.
  ///
  /// Whatever has filled them, they have it when the view is shown.
  func textOfLabels() -> Choice? {
    let isSwift = outline.file.language == .swift
    if isLabelItself { return choice(ofLabels: [isSwift ? "text" : "self.text"]) }
    let type = outline.typeName(around: event.function)
    let labels = labels(of: type)
    guard labels.allSatisfy({ !isHiddenAtTimes(Name($0), in: type) }),
      labels.allSatisfy({ !ViewRole(named: $0).contains(.secret) })
    else { return nil }
    return choice(
      ofLabels: labels.map { label in
        guard isSwift else { return "self.\(label).text" }
        let shape = context.facts.property(Name(label), of: type)?.shape
        let mayBeMissing =
          shape?.isOptional == true && shape?.wrapping.contains(.implicitlyUnwrapped) == false
        return "\(label)\(mayBeMissing ? "?" : "").text"
      })
  }

  /// Whether the view is a label.
  var isLabelItself: Bool {
    context.facts.inherits(outline.typeName(around: event.function), anyOf: ["UILabel"])
  }

  /// One text, or two; each as members of the type spell it.
  private func choice(ofLabels members: [String]) -> Choice? {
    let texts = members.compactMap {
      context.qualified($0, in: event.home, event, isOptionalFine: true)
    }
    guard texts.count == members.count, let first = texts.first else { return nil }
    let isSwift = outline.file.language == .swift
    var message = Message(expression: first, isHoistedWhenDelayed: true)
    switch texts.count {
    case 1: if isSwift { message.binding = freeBinding() }
    case 2 where isSwift: message.expression = Message.joined(present: texts, by: ". ")
    default: return nil
    }
    return Choice(message: message)
  }

  /// The labels that a type of this file has, as spelt; of two the title first.
  private func labels(of type: Name) -> [String] {
    let labels = outline.declarations.indices.compactMap { index -> String? in
      let property = outline.declarations[index]
      guard property.kind == .property, property.nameToken >= 0, outline.isMember(property),
        outline.typeName(around: index) == type,
        let shape = context.facts.property(property.name, of: type)?.shape,
        context.facts.inherits(shape.base, anyOf: ["UILabel"])
      else { return nil }
      return outline.text(Int(property.nameToken))
    }
    let areTitles = labels.map { label in
      let words = Words.split(label)
      return words.contains("title") && !words.contains("sub")
    }
    return areTitles == [false, true] ? labels.reversed() : labels
  }

  private func isHiddenAtTimes(_ label: Name, in type: Name) -> Bool {
    outline.assignments.contains {
      ["isHidden", "hidden", "alpha"].contains($0.property)
        && outline.lastName(of: $0.receiver) == label
        && outline.typeName(ofBlock: Int($0.block)) == type
    }
  }

  /// Whether a label that appears gets its words only afterwards, by a function of the view's own.
  func isWrittenAfterwards(_ change: Change) -> Bool {
    guard change.kind == .shown || change.kind == .visibility else { return false }
    let function = outline.declarations[event.function].tokens
    let end = outline.statements[change.statement].tokens.end
    guard end < function.end else { return false }
    return outline.calls(in: TokenRange(end, function.end)).contains { index in
      let call = outline.calls[index]
      return outline.isOnSelf(call.receiver)
        && outline.declarations.contains {
          $0.kind.isFunction && $0.name == call.name && writes(change.name, in: $0.tokens)
        }
    }
  }

  /// Whether some code gives a label words of any form: `label.attributedText = text`.
  private func writes(_ label: String, in code: TokenRange) -> Bool {
    outline.assignments[outline.assignments(in: code)].contains { assignment in
      outline.lastName(of: assignment.receiver) == Name(label) && assignment.propertyToken >= 0
        && outline.spelling(Int(assignment.propertyToken)).lowercased.contains("text")
        && !outline.spelling(Int(assignment.propertyToken)).lowercased.contains("color")
    }
  }

  /// Whether a text is written out as a key, which whoever shows it looks up: `"errFormEmpty"`.
  func isKey(_ value: TokenRange) -> Bool {
    guard value.count <= 2, outline.token(value.end - 1).kind == .stringLiteral else {
      return false
    }
    let text = outline.text(value.end - 1).dropFirst().dropLast()
    return text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    } && Words.split(String(text)).count > 1
  }
}
