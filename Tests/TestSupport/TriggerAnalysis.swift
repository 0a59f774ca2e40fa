package import Driver
import Reporting
import Rules
import SourceText

/// An analysis that finds words, for tests of everything around it.
///
/// A line with SAFE or UNSAFE lacks a line `// announced` below it, as long as it has none; one
/// with DISPLAY or HOT is only reported; BROKEN has a safe fix that is not applied. How many lines
/// of the whole project have SAFE is told in each message.
package enum TriggerAnalysis {
  package static func make(appliesUnsafeFixes: Bool = false) -> Analysis<Int> {
    Analysis(
      facts: { source in
        lines(of: source).count { $0.text.contains("SAFE") }
      },
      needsSecondPass: { _ in true },
      fix: { facts in
        let total = facts.reduce(0, +)
        return { outcome(of: $0, total: total, appliesUnsafeFixes: appliesUnsafeFixes) }
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
  }

  private static func lines(of source: SourceFile) -> [Line] {
    let table = LineTable(source.bytes)
    return (1...table.count).map { number in
      let start = table.start(ofLine: number)
      let end = number < table.count ? table.start(ofLine: number + 1) : source.bytes.count
      return Line(text: source.text(ByteRange(start, end)), start: start, end: end)
    }
  }

  private static func outcome(
    of source: SourceFile, total: Int, appliesUnsafeFixes: Bool
  ) -> FileOutcome {
    let lines = lines(of: source)
    let table = LineTable(source.bytes)
    var diagnostics: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      guard let (word, applicability) = words.first(where: { line.text.contains($0.word) }) else {
        continue
      }
      if index + 1 < lines.count, lines[index + 1].text.contains("// announced") { continue }
      let isEnded = line.text.utf8.last == UInt8(ascii: "\n") || line.text.hasSuffix("\r")
      let insertion =
        isEnded
        ? "// announced\(source.lineEnding.text)" : "\(source.lineEnding.text)// announced"
      let isApplied =
        word == "SAFE" || (word == "UNSAFE" && appliesUnsafeFixes)
      let fix = Fix(
        title: "announce it", edits: [.insert(insertion, at: line.end)],
        applicability: applicability)
      diagnostics.append(
        Diagnostic(
          rule: "trigger-\(word.lowercased())", severity: .warning,
          range: ByteRange(line.start, line.start + 1), location: table.location(at: line.start),
          message: "silent; \(total) in the project",
          sourceLine: line.text.trimmingLineEnd, applicability: applicability,
          fix: applicability == .displayOnly ? nil : fix,
          reason: word == "SAFE" ? nil : "the word is \(word)",
          advice: word == "SAFE" ? nil : "look at it", isHidden: word == "HOT",
          isFixed: isApplied))
    }
    let edits = diagnostics.filter(\.isFixed).flatMap { $0.fix?.edits ?? [] }
    return FileOutcome(
      path: source.path, diagnostics: diagnostics, original: source,
      fixedBytes: edits.isEmpty ? nil : try? source.bytes.applying(edits))
  }
}

extension String {
  fileprivate var trimmingLineEnd: String {
    String(decoding: utf8.reversed().drop { $0 == 10 || $0 == 13 }.reversed(), as: UTF8.self)
  }
}
