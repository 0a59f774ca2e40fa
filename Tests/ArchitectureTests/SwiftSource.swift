import Foundation
import Lexing
import Outlining
import Parsing
import SourceText
import TestSupport
import Testing

/// A Swift file of this repository, read by the tool's own outliner.
struct SwiftSource: CustomTestStringConvertible, Sendable {
  let path: String
  let outline: SyntaxOutline
  private let lines: LineTable

  /// The code that is shipped.
  static let shipped = all(in: ["Sources", "Templates"])
  static let tests = all(in: ["Tests"])

  private static func all(in folders: [String]) -> [SwiftSource] {
    folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: "\(Fixtures.root)/\(folder)")
      let all = names?.compactMap { $0 as? String } ?? []
      let files = all.filter { $0.hasSuffix(".swift") }
      // A package of its own, or what a script compiles, is no part of the package's targets.
      let packages = all.compactMap { name in
        ["/Package.swift", "/run"].first { name.hasSuffix($0) }.map { name.dropLast($0.count - 1) }
      }
      let own = files.filter { file in !packages.contains { file.hasPrefix($0) } }
      return own.sorted().compactMap { try? SwiftSource("\(folder)/\($0)") }
    }
  }

  /// Reads a file, given by its path from the repository's root.
  init(_ path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Fixtures.root)/\(path)"))
    let file = SourceFile(path: path, bytes: ContiguousArray(data), language: .swift)
    self.path = path
    outline = Parsing.outline(file)
    lines = LineTable(file.bytes)
  }

  var testDescription: String { path }
  var text: String { String(decoding: outline.file.bytes, as: UTF8.self) }
  /// The number of lines that end.
  var lineCount: Int { lines.count - 1 }
  /// The file's name without its ending.
  var name: String { path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? "" }
  /// The target that it is part of, as `Package.swift` names it.
  var target: String {
    let parts = path.split(separator: "/").map(String.init)
    return parts[0] == "Templates" ? "Templates" : parts[1]
  }

  /// The modules that it imports, each with the 1-based line.
  var imports: [(module: String, line: Int)] {
    outline.declarations.filter { $0.kind == .import }.map { declaration in
      let words = outline.text(declaration.tokens).split(separator: " ")
      return (words.last.map(String.init) ?? "", line(of: declaration.tokens.start))
    }
  }

  /// The spelling of a declaration's name; empty where it has none.
  func name(of declaration: Declaration) -> String {
    declaration.nameToken < 0 ? "" : outline.text(Int(declaration.nameToken))
  }

  /// The 1-based line of a token.
  func line(of token: Int) -> Int { lines.line(at: Int(outline.token(token).start)) }

  /// The text of a 1-based line.
  func line(_ number: Int) -> String {
    guard 1...lines.count ~= number else { return "" }
    let start = lines.start(ofLine: number)
    let end = number < lines.count ? lines.start(ofLine: number + 1) : outline.file.bytes.count
    return outline.file.text(ByteRange(start, end))
  }
}
