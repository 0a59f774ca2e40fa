import Foundation
import SourceText
import TestSupport
import Testing

/// One source file of Fixtures/outlining and the dump of its outline that lies beside it.
struct OutlineFixture: CustomTestStringConvertible, Sendable {
  var name: String

  /// The fixtures whose source ends with one of `extensions`, in order.
  static func all(_ extensions: [String]) -> [OutlineFixture] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in extensions.contains { name.hasSuffix(".\($0)") } }
      .sorted().map { OutlineFixture(name: $0) }
  }

  private static let folder = "\(Fixtures.root)/Fixtures/outlining"

  /// Whether the dumps are to be written anew, not compared.
  static let isRecording = ProcessInfo.processInfo.environment["A11Y_FIX_RECORD"] == "1"

  var testDescription: String { name }

  private var dumpPath: String {
    let stem = name.prefix { $0 != "." }
    return "\(Self.folder)/\(stem).outline.txt"
  }

  func source() throws -> SourceFile {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)"))
    return SourceFile(
      path: name, bytes: ContiguousArray(data), language: Language(path: name) ?? .swift)
  }

  func expected() throws -> String {
    try String(contentsOfFile: dumpPath, encoding: .utf8)
  }

  func record(_ dump: String) throws {
    try dump.write(toFile: dumpPath, atomically: true, encoding: .utf8)
  }
}
