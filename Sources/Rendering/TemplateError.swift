/// What is wrong with a template, and in which of its lines, counted from 1.
package enum TemplateError: Error, Equatable {
  /// Bytes that are no UTF-8.
  case notUTF8(line: Int)
  /// `${` without its `}`.
  case unclosedSlot(line: Int)
  /// No slot of that name exists.
  case unknownSlot(name: String, line: Int)
  /// The slot exists, but this template is never given a value for it.
  case slotNotFilledHere(Slot, line: Int)
  /// `${body}` or `${fallback}` with something beside it.
  case slotNotAlone(Slot, line: Int)
  /// A slot that this template has to have is nowhere in it.
  case missingSlot(Slot)
  /// Not one statement in it.
  case empty
  /// A character or literal that the language does not have.
  case notLexical(line: Int)
  /// A bracket without its other half.
  case unbalancedBrackets(line: Int)
  /// Something that is no whole statement.
  case notStatements(line: Int)
}

extension TemplateError {
  /// The line that it is about; `nil` where it is about the whole.
  package var line: Int? {
    switch self {
    case .notUTF8(let line), .unclosedSlot(let line), .unknownSlot(_, let line),
      .slotNotFilledHere(_, let line), .slotNotAlone(_, let line), .notLexical(let line),
      .unbalancedBrackets(let line), .notStatements(let line):
      line
    case .missingSlot, .empty: nil
    }
  }

  /// One line, lower case, without a full stop.
  package var description: String {
    switch self {
    case .notUTF8: "this is no UTF-8"
    case .unclosedSlot: "'${' without its '}'"
    case .unknownSlot(let name, _):
      "there is no slot '${\(name)}'; there are " + Self.names(Slot.allCases)
    case .slotNotFilledHere(let slot, _): "'${\(slot.rawValue)}' has no value in this template"
    case .slotNotAlone(let slot, _): "'${\(slot.rawValue)}' stands alone on its line"
    case .missingSlot(let slot): "'${\(slot.rawValue)}' is missing"
    case .empty: "there is no statement in it"
    case .notLexical: "this is no text of the language"
    case .unbalancedBrackets: "a bracket without its other half"
    case .notStatements: "this is no whole statement"
    }
  }

  private static func names(_ slots: [Slot]) -> String {
    slots.map { "${\($0.rawValue)}" }.joined(separator: ", ")
  }
}
