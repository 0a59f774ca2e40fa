/// What must hold for every file, whatever is in it.
enum Check: String, CaseIterable {
  /// The process ended by a signal.
  case crash
  /// It took more processor time than any file of its size may.
  case hang
  /// Tokens, comments and white space are not every byte.
  case lossless
  /// The outline's tables are not sound.
  case outline
  /// The tool threw its own fix away, for it read as something else.
  case rejected
  /// A fix took something away or put something in its place.
  case insertion
  /// The fixed text does not lex to every byte, or its brackets do not match.
  case fixedText
  /// A second run changes something.
  case repeated
  /// The report would send control characters to a terminal.
  case report
  /// The diff does not lead from the one text to the other.
  case diff
}

/// A check that does not hold, and where.
struct Violation: Equatable {
  var check: Check
  var detail: String
}
