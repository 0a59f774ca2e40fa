import Foundation
import TestSupport
import Testing

/// Whole small projects, each one file of Fixtures/projects: what the command prints of them.
///
/// The outputs are written anew under `A11Y_FIX_RECORD=1`.
@Suite struct ProjectFixtureTests {
  @Test(arguments: ProjectFixture.all)
  func printsAsWritten(_ fixture: ProjectFixture) throws {
    let folder = try fixture.folder()
    let run = try Binary.run(fixture.options, in: folder)
    let actual =
      run.text
      + run.error.split(separator: "\n").filter { $0.hasPrefix("a11y-fix:") }
      .map { "\($0)\n" }.joined()
    if ProcessInfo.processInfo.environment["A11Y_FIX_RECORD"] == "1" {
      try fixture.record(actual)
    } else {
      #expect(actual == fixture.output)
    }
  }

  /// What the diff says is what is written, in sources and tables alike, and a second run adds
  /// nothing.
  @Test(
    .enabled(if: Git.isInstalled, "git is not installed, so that nothing can apply the diff"),
    arguments: ProjectFixture.all.filter { $0.options.contains("--dry-run") })
  func theDiffIsWhatApplyingWrites(_ fixture: ProjectFixture) throws {
    let (patched, written) = (try fixture.folder(), try fixture.folder())
    let options = fixture.options.filter { $0 != "--dry-run" }
    let diff = try Binary.run(fixture.options, in: patched)
    if !diff.output.isEmpty {
      _ = try Git.run(["init", "-q"], in: patched.path)
      let apply = try Git.run(["apply"], in: patched.path, input: diff.output)
      #expect(apply.status == 0, "\(apply.error)")
    }
    _ = try Binary.run(options, in: written)
    #expect(try patched.contents() == written.contents())
    let first = try written.contents()
    _ = try Binary.run(options, in: written)
    #expect(try written.contents() == first)
  }

  @Test func thereAreSome() { #expect(ProjectFixture.all.count >= 18) }
}

/// A project in one file: options, then its files behind `-- path --`, then the output.
struct ProjectFixture: CustomTestStringConvertible, Sendable {
  var name: String
  var options: [String] = []
  var files: [(path: String, text: String)] = []
  var output = ""

  static let all: [ProjectFixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { ProjectFixture(file: $0) }
  }()

  private static let root = "\(Fixtures.root)/Fixtures/projects"

  init?(file: String) {
    name = String(file.dropLast(".txt".count))
    guard let text = try? String(contentsOfFile: "\(Self.root)/\(file)", encoding: .utf8) else {
      return nil
    }
    let halves = text.split(separator: "== output ==\n", omittingEmptySubsequences: false)
    output = halves.count > 1 ? String(halves[1]) : ""
    for line in halves[0].split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("-- "), line.hasSuffix(" --") {
        files.append((String(line.dropFirst(3).dropLast(3)), ""))
      } else if !files.isEmpty {
        files[files.count - 1].text += line + "\n"
      } else if line.hasPrefix("options: ") {
        options = line.dropFirst("options: ".count).split(separator: " ").map(String.init)
      }
    }
  }

  var testDescription: String { name }

  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    try folder.pretendRepository()
    return folder
  }

  func record(_ output: String) throws {
    let path = "\(Self.root)/\(name).txt"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let end = text.range(of: "== output ==\n")?.upperBound ?? text.endIndex
    try (text[..<end] + output).write(toFile: path, atomically: true, encoding: .utf8)
  }
}
