import Lexing
import Outlining
import Parsing
import SourceText
import SwiftSyntax

/// `oracle census [--least COUNT] PATH…`: how many of each construct are in the files that are
/// compared.
struct CensusCommand {
  private var least = 0
  private var folders: [String] = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--least" {
        least = rest.popFirst().flatMap { Int($0) } ?? 0
      } else {
        folders.append(argument)
      }
    }
  }

  /// Returns whether there are enough of each construct.
  func run() -> Bool {
    var counts: [Construct: Int] = [:]
    var broken = 0
    Corpus.forEach(Corpus.paths(in: folders), Self.counts) { path, found in
      counts.merge(found ?? [:], uniquingKeysWith: +)
      guard found == nil, Forms.isForm(path) else { return }
      broken += 1
      print("\(path): not compared\n\(Self.text(path))")
    }
    let all = Construct.allCases.map { (construct: $0, count: counts[$0] ?? 0) }
    for entry in all.sorted(by: { $0.count < $1.count }) {
      let isEnough = entry.count >= least
      print("\(entry.count) × \(entry.construct.words)\(isEnough ? "" : ": too few")")
    }
    let rarest = all.map(\.count).min() ?? 0
    print("\(all.count) constructs, the rarest \(rarest) times")
    Figures.add("constructs counted", "\(all.count)")
    Figures.add("times of the rarest construct", "\(rarest)")
    return rarest >= least && broken == 0
  }

  private static func text(_ path: String) -> String {
    Corpus.file(path).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// What is in one file; `nil` for one that is not compared.
  @Sendable
  private static func counts(in path: String) -> [Construct: Int]? {
    guard let file = Corpus.file(path) else { return nil }
    let tree = Corpus.tree(file)
    guard !tree.hasError, !outline(file).isUnreliable else { return nil }
    var counts = ConstructVisitor.counts(in: tree)
    // The reference has names for them.
    counts[.editorPlaceholder] = lex(file).tokens.count { $0.kind == .placeholder }
    return counts
  }
}
