import Foundation
import SourceText
import TestSupport
import Testing

/// A source file under Fixtures/lexing with the table of its tokens beside it.
struct LexingFixture: CustomTestStringConvertible, Sendable {
  let name: String

  static let all: [LexingFixture] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { Language(path: $0) != nil }.sorted().map(LexingFixture.init)
  }()

  private static let folder = Fixtures.root + "/Fixtures/lexing"

  var testDescription: String { name }
  /// The path of the table: the name with another ending.
  var tablePath: String {
    "\(Self.folder)/\(name.prefix { $0 != "." }).tokens.txt"
  }

  func file() throws -> SourceFile {
    try sourceFile(at: "\(Self.folder)/\(name)")
  }
}

/// Reads a source file; one of no known language counts as Swift.
func sourceFile(at path: String) throws -> SourceFile {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  return SourceFile(
    path: path, bytes: ContiguousArray(data), language: Language(path: path) ?? .swift)
}

/// Every source file of this repository, fixtures included.
func repositoryFiles() throws -> [SourceFile] {
  try ["Sources", "Tests", "Fixtures"].flatMap { folder in
    let root = "\(Fixtures.root)/\(folder)"
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try names.filter { Language(path: $0) != nil }.sorted().map {
      try sourceFile(at: "\(root)/\($0)")
    }
  }
}
