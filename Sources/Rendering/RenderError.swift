package import Outlining

/// Why an announcement cannot be written where it was planned.
package enum RenderError: Error, Equatable {
  /// The file's brackets do not match: nothing may be written in it.
  case unreliableOutline
  /// The place lies beside something that could not be read as a statement.
  case unknownStatement
  /// What follows the statement is never reached.
  case unreachable
  /// The block takes no statement.
  case illegalBlock(Block.Legality)
  /// The announcement asks for code that the file's language does not have.
  case wrongLanguage
  /// A spoken kind without a message, or an element's kind with one.
  case wrongArgument
  /// A template, or a helper's call, could not be read.
  case template(TemplateError)
}
