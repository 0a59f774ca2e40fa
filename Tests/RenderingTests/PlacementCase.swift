import Announcements
import SourceText
import Testing

/// One placement: a source with the statement between `«` and `»`, and what becomes of it.
struct PlacementCase: CustomTestStringConvertible, Sendable {
  var name: String
  var language: Language = .swift
  var side: Placement.Side = .after
  var input: String
  var expected: String

  var testDescription: String { name }

  /// A post short enough for every case: a helper's call.
  func announcement(_ statement: Int) -> Announcement {
    let call = language == .swift ? "post(${message})" : "Post(${message})"
    return Announcement(
      kind: .announcement,
      argument: .message(Message(expression: "text", isHoistedWhenDelayed: false)),
      form: .helper(call), placement: Placement(side, statement: statement))
  }

  /// The source without its marks, and the range between them.
  var source: (file: SourceFile, range: ByteRange) {
    MarkedSource.parse(input, language: language)
  }
}
