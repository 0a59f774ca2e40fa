import Foundation
import TestSupport
import Testing

/// A table before and after: `NAME.input.strings` and `NAME.expected.strings`.
struct TableCase: CustomTestStringConvertible, Sendable {
  var name: String
  var input: String
  var expected: String

  static let all: [TableCase] = {
    let folder = "\(Fixtures.root)/Fixtures/string-tables"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.contains(".input.") }.sorted().compactMap { name in
      let other = name.replacing(".input.", with: ".expected.")
      guard let input = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8),
        let expected = try? String(contentsOfFile: "\(folder)/\(other)", encoding: .utf8)
      else { return nil }
      return TableCase(name: name, input: input, expected: expected)
    }
  }()

  var testDescription: String { name }
}
