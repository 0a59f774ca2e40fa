import Announcements
import Foundation
import Lexing
import Outlining
import Parsing
import Rendering
import SourceText
import SwiftSyntax

/// `oracle rendered [--seed NUMBER] [--each COUNT] [--into FOLDER] PATH…`: whether files still
/// parse with announcements written at some of their legal places, chosen by chance.
///
/// These are not fixes: nothing was found there. They try every template in real surroundings.
/// Files of Objective-C are written, as they were and as they became, for another parser to read.
struct RenderedCommand {
  private var seed: UInt64 = 603
  private var each = 3
  private var folder: String?
  private var folders: [String] = []

  private struct Outcome: Sendable {
    var written = 0
    var samples: Set<Int> = []
    var broken: String?
  }

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? 0
      case "--each": each = rest.popFirst().flatMap { Int($0) } ?? 1
      case "--into": folder = rest.popFirst()
      default: folders.append(argument)
      }
    }
  }

  /// Returns whether no file has a syntax error that it had not.
  func run() -> Bool {
    let isGood = run(.swift, Corpus.paths(in: folders), samples: Samples.swift)
    guard let folder else { return isGood }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let paths = Corpus.paths(in: folders, endings: [".m"])
    return run(.objectiveC, paths, samples: Samples.objectiveC) && isGood
  }

  private func run(_ language: Language, _ paths: [String], samples: [Announcement]) -> Bool {
    var files = 0
    var written = 0
    var used: Set<Int> = []
    var broken = 0
    Corpus.forEach(paths, { outcome(of: $0, language, samples) }) { path, outcome in
      files += outcome.written > 0 ? 1 : 0
      written += outcome.written
      used.formUnion(outcome.samples)
      guard let text = outcome.broken else { return }
      broken += 1
      if broken <= 20 { print("\(path): \(text)") }
    }
    print(
      "\(language): \(written) announcements in \(files) files, \(used.count) of "
        + "\(samples.count) kinds")
    if language == .swift {
      print("\(broken) files no longer parse")
      Figures.add("announcements written anywhere in Swift", "\(written)")
      Figures.add("files that these broke", "\(broken)")
    }
    return broken == 0 && written > 0
  }

  private func outcome(
    of path: String, _ language: Language, _ samples: [Announcement]
  ) -> Outcome {
    var outcome = Outcome()
    guard var file = Corpus.file(path) else { return outcome }
    file = SourceFile(path: path, bytes: file.bytes, language: language)
    let outline = outline(file)
    guard !outline.isUnreliable, language != .swift || !Corpus.tree(file).hasError else {
      return outcome
    }
    var random = SplitMix(state: path.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
    var renderer = Renderer(outline: outline, templates: TemplateSet())
    var edits: [Edit] = []
    for _ in 0..<(each * 4) where outcome.written < each && !outline.statements.isEmpty {
      let chosen = random.next(below: samples.count)
      guard let new = written(samples[chosen], &renderer, outline, &random),
        (try? file.bytes.applying(edits + new)) != nil
      else { continue }
      edits += new
      outcome.written += 1
      outcome.samples.insert(chosen)
    }
    guard outcome.written > 0, let bytes = try? file.bytes.applying(edits) else { return outcome }
    let result = SourceFile(path: path, bytes: bytes, language: language)
    if language == .swift {
      let tree = Corpus.tree(result)
      if tree.hasError { outcome.broken = ProbeCommand.firstError(in: tree, result) }
    } else {
      write(file, as: "before", path)
      write(result, as: "after", path)
    }
    return outcome
  }

  /// Returns the edits for `sample` beside a statement chosen by chance, if one may stand there.
  private func written(
    _ sample: Announcement, _ renderer: inout Renderer, _ outline: SyntaxOutline,
    _ random: inout SplitMix
  ) -> [Edit]? {
    var sample = sample
    let statement = random.next(below: outline.statements.count)
    let block = outline.blocks[Int(outline.statements[statement].block)]
    guard block.legality == .legal || block.legality == .unbraced, block.kind != .file else {
      return nil
    }
    let side: Placement.Side = random.next(below: 2) == 0 ? .before : .after
    sample.placement = Placement(side, statement: statement)
    return try? renderer.edits(for: sample)
  }

  private func write(_ file: SourceFile, as side: String, _ path: String) {
    let name = path.replacing("/", with: "+")
    let url = URL(fileURLWithPath: "\(folder ?? ".")/\(name).\(side).m")
    try? Data(file.bytes).write(to: url)
  }
}
