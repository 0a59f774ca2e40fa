import Driver
import Files
import Foundation
import SourceText
import TestSupport

/// The seeds of a run: the same for the same files and the same limit, whatever process reads them.
struct SeedCorpus: Sendable {
  private(set) var seeds: [Seed] = []
  /// The seeds in which the tool finds something.
  private(set) var found: [Int] = []

  /// Reads every source below `paths` and keeps at most `limit` seeds of about `length` bytes at
  /// most; half of them, if there are as many, with findings.
  init(_ paths: [String], limit: Int, length: Int) {
    var others: [Seed] = []
    for path in Self.files(in: paths) {
      guard let language = Language(path: path), !path.hasSuffix(".h"),
        let data = FileManager.default.contents(atPath: path), data.count < 400_000
      else { continue }
      let bytes = ContiguousArray(data)
      guard ContentScreening.problem(in: bytes) == nil else { continue }
      let file = SourceFile(path: path, bytes: bytes, language: language)
      for seed in Seed.seeds(of: file, length: length) {
        if seed.isFound { seeds.append(seed) } else { others.append(seed) }
      }
    }
    var random = SeededRandom(seed: limit)
    seeds.shuffle(using: &random)
    others.shuffle(using: &random)
    seeds = Array(seeds.prefix(limit / 2))
    found = Array(seeds.indices)
    seeds += others.prefix(limit - seeds.count)
  }

  private static func files(in paths: [String]) -> [String] {
    var result: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        continue
      }
      guard isFolder.boolValue else {
        result.append(path)
        continue
      }
      let files = FileManager.default.enumerator(atPath: path)
      while let name = files?.nextObject() as? String {
        let type = files?.fileAttributes?[.type] as? FileAttributeType
        if type == .typeRegular, !name.contains(".build/") { result.append("\(path)/\(name)") }
      }
    }
    return result.sorted()
  }
}
