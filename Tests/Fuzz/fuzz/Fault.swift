import Files
import Foundation
import Lexing
import Outlining
import Reporting
import SourceText

/// A fault made on purpose, so that a check is seen to find it: each breaks one check only.
struct Fault {
  /// The check that has to find it; `nil` for no fault.
  var check: Check?

  /// Ends the process, or keeps it busy for ever, at some of the files.
  func strike(_ file: SourceFile) {
    guard file.bytes.count % 16 == 0 else { return }
    if check == .crash { raise(SIGSEGV) }
    // A loop that calls nothing is taken out by the compiler.
    if check == .hang { while getpid() > 0 {} }
  }

  func damaged(_ stream: TokenStream) -> TokenStream {
    guard check == .lossless, stream.count > 3 else { return stream }
    var stream = stream
    stream.tokens.remove(at: stream.count / 2)
    return stream
  }

  func damaged(_ outline: SyntaxOutline) -> SyntaxOutline {
    guard check == .outline, !outline.statements.isEmpty else { return outline }
    var tables = outline.tables
    tables.statements[0].next = 0
    return SyntaxOutline(tables)
  }

  func damaged(_ outcome: FileOutcome) -> FileOutcome {
    guard let fixed = outcome.fixedBytes,
      let index = outcome.diagnostics.firstIndex(where: \.isFixed)
    else { return outcome }
    var outcome = outcome
    switch check {
    case .rejected:
      outcome.problem = .fixRejected("on purpose")
    case .insertion:
      outcome.fixedBytes = ContiguousArray(fixed.dropFirst())
    case .fixedText:
      outcome.diagnostics[index].fix?.edits.append(.insert("}", at: 0))
      outcome.fixedBytes = [UInt8(ascii: "}")] + fixed
    default:
      break
    }
    return outcome
  }

  /// What a second run makes of `file`.
  func repeated(_ outcome: FileOutcome, _ file: SourceFile) -> FileOutcome {
    guard check == .repeated else { return outcome }
    var outcome = outcome
    outcome.fixedBytes = file.bytes
    return outcome
  }

  func damaged(_ report: String) -> String {
    check == .report ? report + "\u{1B}[31m" : report
  }

  func damaged(_ diff: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    guard check == .diff else { return diff }
    return ContiguousArray(diff.map { $0 == UInt8(ascii: "(") ? UInt8(ascii: "[") : $0 })
  }
}
