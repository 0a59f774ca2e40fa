import Foundation
import Lexing
import Outlining
import SourceText
import SwiftParser
import SwiftSyntax

/// The Swift files to be compared.
enum Corpus {
  /// Returns the paths of the files in `folders` with one of `endings`, sorted; what lies behind
  /// links is left out.
  ///
  /// A `.forms` file stands for many: each has the file's path and its number, `PATH#3`.
  static func paths(in folders: [String], endings: [String] = [".swift", ".forms"]) -> [String] {
    var result: [String] = []
    for folder in folders {
      if endings.contains(where: folder.hasSuffix), !folder.hasSuffix(".forms") {
        result.append(folder)
        continue
      }
      let files = FileManager.default.enumerator(atPath: folder)
      while let path = files?.nextObject() as? String {
        guard !path.contains(".build/"), endings.contains(where: path.hasSuffix) else { continue }
        if path.hasSuffix(".forms") {
          let count = Forms(path: "\(folder)/\(path)").count
          result += (0..<count).map { "\(folder)/\(path)#\($0)" }
        }
        let type = files?.fileAttributes?[.type] as? FileAttributeType
        if !path.hasSuffix(".forms"), type == .typeRegular { result.append("\(folder)/\(path)") }
      }
    }
    return result.sorted()
  }

  /// Returns the file at `path`, or `nil` where it is not text that the tool reads.
  static func file(_ path: String) -> SourceFile? {
    if let mark = path.lastIndex(of: "#"), let number = Int(path[path.index(after: mark)...]) {
      let text = Forms(path: String(path[..<mark])).text(number)
      return SourceFile(path: path, bytes: ContiguousArray(text.utf8), language: .swift)
    }
    guard let data = FileManager.default.contents(atPath: path),
      data.count < SourceFile.maximumSize,
      String(data: data, encoding: .utf8) != nil
    else { return nil }
    return SourceFile(path: path, bytes: ContiguousArray(data), language: .swift)
  }

  /// Returns the reference's tree of `file`, in which editor placeholders are names.
  ///
  /// The reference calls them errors.
  static func tree(_ file: SourceFile) -> SourceFileSyntax {
    let tree = tree(Array(file.bytes))
    guard tree.hasError, let named = placeholdersAsNames(file.bytes) else { return tree }
    return self.tree(named)
  }

  private static func tree(_ bytes: [UInt8]) -> SourceFileSyntax {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe Parser.parse(source: $0, maximumNestingLevel: 512)
    }
  }

  /// Returns the bytes with a name of the same length for each `<#…#>`; `nil` where there is none.
  private static func placeholdersAsNames(_ bytes: ContiguousArray<UInt8>) -> [UInt8]? {
    var result = Array(bytes)
    var isChanged = false
    var start: Int?
    for index in result.indices.dropFirst() {
      let pair = (result[index - 1], result[index])
      if pair == (UInt8(ascii: "<"), UInt8(ascii: "#")) { start = index - 1 }
      guard pair == (UInt8(ascii: "#"), UInt8(ascii: ">")), let first = start else { continue }
      for place in first...index { result[place] = UInt8(ascii: "_") }
      isChanged = true
      start = nil
    }
    return isChanged ? result : nil
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
