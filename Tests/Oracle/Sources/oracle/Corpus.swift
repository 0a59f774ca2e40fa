import Foundation
import Lexing
import Outlining
import SourceText
import SwiftParser
import SwiftSyntax

/// The Swift files to be compared.
enum Corpus {
  /// Returns the paths of all Swift files in `folders`, sorted; what lies behind links is left out.
  static func paths(in folders: [String]) -> [String] {
    var result: [String] = []
    for folder in folders {
      if folder.hasSuffix(".swift") {
        result.append(folder)
        continue
      }
      let files = FileManager.default.enumerator(atPath: folder)
      while let path = files?.nextObject() as? String {
        guard path.hasSuffix(".swift"), !path.contains(".build/") else { continue }
        let type = files?.fileAttributes?[.type] as? FileAttributeType
        if type == .typeRegular { result.append("\(folder)/\(path)") }
      }
    }
    return result.sorted()
  }

  /// Returns the file at `path`, or `nil` where it is not text that the tool reads.
  static func file(_ path: String) -> SourceFile? {
    guard let data = FileManager.default.contents(atPath: path),
      data.count < SourceFile.maximumSize,
      String(data: data, encoding: .utf8) != nil
    else { return nil }
    return SourceFile(path: path, bytes: ContiguousArray(data), language: .swift)
  }

  static func tree(_ file: SourceFile) -> SourceFileSyntax {
    Array(file.bytes).withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 512) }
  }

  /// Calls `body` for every path on all processors, and `merge` with each result in path order.
  static func forEach<Result: Sendable>(
    _ paths: [String], _ body: @Sendable (String) -> Result, merge: (String, Result) -> Void
  ) {
    let size = 64
    var first = 0
    while first < paths.count {
      let batch = Array(paths[first..<min(first + size, paths.count)])
      let results = Results<Result>(count: batch.count)
      DispatchQueue.concurrentPerform(iterations: batch.count) { index in
        results.set(index, body(batch[index]))
      }
      for (index, path) in batch.enumerated() {
        if let result = results.values[index] { merge(path, result) }
      }
      first += size
    }
  }
}

/// What threads of one batch have found, each at its own place.
private final class Results<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ value: Value) {
    lock.withLock { values[index] = value }
  }
}
