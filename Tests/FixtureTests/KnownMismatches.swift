import Foundation
import TestSupport

/// The cases that are not yet met, each with its reason: Fixtures/known-mismatches.txt.
enum KnownMismatches {
  /// The reason of each listed case, by `FixtureCase.testDescription`.
  ///
  /// A rule's id stands for its example, where another rule mends that.
  static let reasons: [String: String] = {
    var result: [String: String] = [:]
    let path = "\(FixtureCase.root)/known-mismatches.txt"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let reason = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      result[String(parts[0])] = String(reason)
    }
    return result
  }()
}
