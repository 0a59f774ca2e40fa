import Foundation
import Lexing
import Outlining
import Parsing
import SourceText
import SwiftSyntax

/// `oracle compare [--floor PERCENT] [--list COUNT] DIR…`: where the outline differs from the
/// reference parser.
struct CompareCommand {
  private var floor = 0.0
  private var listed = 3
  private var folders: [String] = []

  /// What one file gave.
  private enum Outcome: Sendable {
    case unreadable, unparsed, unreliable
    case compared(agreed: [Fact.Category: Int], differences: [Line], lines: Int)
  }

  /// One difference, ready to be printed.
  private struct Line: Sendable {
    var category: Fact.Category
    var cause: String
    var line: Int
    var text: String
  }

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--floor": floor = rest.popFirst().flatMap(Double.init) ?? 0
      case "--list": listed = rest.popFirst().flatMap { Int($0) } ?? 3
      default: folders.append(argument)
      }
    }
  }

  /// Returns whether every agreement reaches the floor.
  func run() -> Bool {
    var counts: [String: Int] = [:]
    var agreed: [Fact.Category: Int] = [:]
    var differing: [Fact.Category: Int] = [:]
    var causes: [String: [String]] = [:]
    var lines = 0
    Corpus.forEach(Corpus.paths(in: folders), Self.outcome) { path, outcome in
      counts["files", default: 0] += 1
      switch outcome {
      case .unreadable: counts["not text", default: 0] += 1
      case .unparsed: counts["not parsed by the reference", default: 0] += 1
      case .unreliable:
        counts["given up by the outline", default: 0] += 1
        causes["file given up", default: []].append(path)
      case .compared(let same, let differences, let count):
        lines += count
        agreed.merge(same, uniquingKeysWith: +)
        if !differences.isEmpty { counts["with differences", default: 0] += 1 }
        for difference in differences {
          differing[difference.category, default: 0] += 1
          causes[difference.cause, default: []].append(
            "\(path):\(difference.line): \(difference.text)")
        }
      }
    }
    print("lines \(lines)")
    Figures.add("lines of Swift compared", "\(lines)")
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(name) \(count)") }
    for (cause, places) in causes.sorted(by: { $0.value.count > $1.value.count }) {
      print("\(places.count) × \(cause)")
      for place in places.prefix(listed) { print("    \(place)") }
    }
    return report(agreed, differing)
  }

  private func report(
    _ agreed: [Fact.Category: Int], _ differing: [Fact.Category: Int]
  ) -> Bool {
    var isEnough = true
    for category in Fact.Category.allCases {
      let same = agreed[category] ?? 0
      let other = differing[category] ?? 0
      let percent = same + other == 0 ? 100 : 100 * Double(same) / Double(same + other)
      let text = String(format: "%.4f", percent)
      print("\(category): \(same) agree, \(other) differ, \(text) %")
      Figures.add("Swift \(category)s agree, %", text)
      if percent < (category == .token ? 100 : floor) { isEnough = floor == 0 }
    }
    return isEnough
  }

  @Sendable
  private static func outcome(of path: String) -> Outcome {
    guard let file = Corpus.file(path) else { return .unreadable }
    let tree = Corpus.tree(file)
    guard !tree.hasError else { return .unparsed }
    let outline = outline(file)
    guard !outline.isUnreliable else { return .unreliable }
    let comparison = Comparison(
      reference: ReferenceFacts.of(tree), outline: OutlineFacts.of(outline))
    let table = LineTable(file.bytes)
    let differences = comparison.differences.values.joined().map { difference in
      let fact = difference.reference ?? difference.outline
      let excerpt = fact.map { file.text(ByteRange($0.start, min($0.end, $0.start + 160))) } ?? ""
      return Line(
        category: fact?.category ?? .token, cause: difference.cause,
        line: table.line(at: difference.start),
        text: excerpt.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    return .compared(agreed: comparison.agreed, differences: differences, lines: table.count - 1)
  }
}
