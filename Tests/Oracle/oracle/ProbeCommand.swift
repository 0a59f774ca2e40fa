import Foundation
import Lexing
import Outlining
import Parsing
import SourceText
import SwiftSyntax

/// `oracle probe [--write] PATH…`: whether files still parse with a call at every legal place.
///
/// With `--write` the files are replaced by what was probed, to be built.
struct ProbeCommand {
  private let writes: Bool
  private let folders: [String]

  private enum Outcome: Sendable {
    case skipped
    case parses(places: Int)
    case broken(places: Int, line: String)
  }

  init(_ arguments: [String]) {
    writes = arguments.contains("--write")
    folders = arguments.filter { $0 != "--write" }
  }

  /// Returns whether no file has a syntax error that it had not.
  func run() -> Bool {
    var files = 0
    var places = 0
    var broken = 0
    let writes = writes
    Corpus.forEach(Corpus.paths(in: folders), { Self.outcome(of: $0, writes: writes) }) {
      path, outcome in
      switch outcome {
      case .skipped: return
      case .parses(let count):
        files += 1
        places += count
      case .broken(let count, let line):
        files += 1
        places += count
        broken += 1
        if broken <= 20 { print("\(path): \(line)") }
      }
    }
    print("probed \(files) files at \(places) places, \(broken) no longer parse")
    Figures.add("probes parsed", "\(places)")
    Figures.add("files that probes broke", "\(broken)")
    return broken == 0
  }

  private static func outcome(of path: String, writes: Bool) -> Outcome {
    guard let file = Corpus.file(path) else { return .skipped }
    let outline = outline(file)
    guard !outline.isUnreliable, !Corpus.tree(file).hasError else { return .skipped }
    let probe = Probe(outline)
    guard let probed = probe.probed() else {
      return .broken(places: probe.edits.count, line: "edits overlap")
    }
    if writes, !Forms.isForm(path) {
      try? Data(probed.bytes).write(to: URL(fileURLWithPath: path))
    }
    let tree = Corpus.tree(probed)
    guard tree.hasError else { return .parses(places: probe.edits.count) }
    return .broken(places: probe.edits.count, line: firstError(in: tree, probed))
  }

  static func firstError(in tree: SourceFileSyntax, _ file: SourceFile) -> String {
    var node = Syntax(tree)
    while let child = node.children(viewMode: .all).first(where: \.hasError) { node = child }
    let line = LineTable(file.bytes).line(at: node.position.utf8Offset)
    return "line \(line): \(node.trimmedDescription.prefix(120))"
  }
}
