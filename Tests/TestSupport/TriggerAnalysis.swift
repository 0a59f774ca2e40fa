package import Driver
import Findings
import Outlining
import Reporting
import SourceText

/// An analysis that finds words, for tests of everything around it.
///
/// A line with SAFE or UNSAFE lacks a line `// announced` below it, as long as it has none; one
/// with DISPLAY or HOT is only reported; BROKEN has a safe fix that is not applied. How many lines
/// of the whole project have SAFE is told in each message.
package enum TriggerAnalysis {
  package static func make(appliesUnsafeFixes: Bool = false) -> Analysis<Int> {
    Analysis(
      facts: { outline in
        lines(of: outline.file).count { $0.text.contains("SAFE") }
      },
      needsSecondPass: { _, _ in true },
      fix: { facts, _ in
        let total = facts.reduce(0, +)
        return { outline, _ in
          outcome(of: outline.file, total: total, appliesUnsafeFixes: appliesUnsafeFixes)
        }
      })
  }

  private static let words: [(word: String, applicability: Applicability)] = [
    ("UNSAFE", .unsafe), ("SAFE", .safe), ("DISPLAY", .displayOnly), ("HOT", .displayOnly),
    ("BROKEN", .safe),
  ]

  private struct Line {
    var text: String
    var start: Int
    var end: Int
    var location: SourceLocation
  }

  private static func lines(of source: SourceFile) -> [Line] {
    let table = LineTable(source.bytes)
    return (1...table.count).map { number in
      let start = table.start(ofLine: number)
      let end = number < table.count ? table.start(ofLine: number + 1) : source.bytes.count
      return Line(
        text: source.text(ByteRange(start, end)), start: start, end: end,
        location: table.location(at: start))
    }
  }

  private static func outcome(
    of source: SourceFile, total: Int, appliesUnsafeFixes: Bool
  ) -> FileOutcome {
    let lines = lines(of: source)
    var diagnostics: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      if index + 1 < lines.count, lines[index + 1].text.contains("// announced") { continue }
      guard var diagnostic = diagnostic(on: line, of: source) else { continue }
      diagnostic.message = "silent; \(total) in the project"
      diagnostic.isFixed =
        diagnostic.rule == "trigger-safe"
        || (appliesUnsafeFixes && diagnostic.state == .unsafeFixable)
      diagnostics.append(diagnostic)
    }
    let edits = diagnostics.filter(\.isFixed).flatMap { $0.fix?.edits ?? [] }
    return FileOutcome(
      path: source.path, diagnostics: diagnostics, original: source,
      fixedBytes: edits.isEmpty ? nil : try? source.bytes.applying(edits))
  }

  private static func diagnostic(on line: Line, of source: SourceFile) -> Diagnostic? {
    guard let (word, applicability) = words.first(where: { line.text.contains($0.word) }) else {
      return nil
    }
    let lineEnd = source.lineEnding.text
    let isEnded = line.text.utf8.last == 0x0A || line.text.utf8.last == 0x0D
    let fix = Fix(
      title: "announce it",
      edits: [.insert(isEnded ? "// announced\(lineEnd)" : "\(lineEnd)// announced", at: line.end)],
      applicability: applicability)
    let isSafe = word == "SAFE"
    return Diagnostic(
      rule: "trigger-\(word.lowercased())", severity: .warning,
      range: ByteRange(line.start, line.start + 1), location: line.location, message: "",
      sourceLine: line.text.trimmingLineEnd, applicability: applicability,
      fix: applicability == .displayOnly ? nil : fix,
      reason: isSafe ? nil : "the word is \(word)", advice: isSafe ? nil : "look at it",
      isHidden: word == "HOT")
  }
}

extension String {
  fileprivate var trimmingLineEnd: String {
    String(decoding: utf8.reversed().drop { $0 == 10 || $0 == 13 }.reversed(), as: UTF8.self)
  }
}
