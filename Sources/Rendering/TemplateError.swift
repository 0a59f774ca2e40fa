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
