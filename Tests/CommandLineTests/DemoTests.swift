import Findings
import Foundation
import Rules
import TestSupport
import Testing

/// The built command on a small app, as a user runs it.
@Suite struct DemoTests {
  /// A copy of the demo that is a git repository of its own.
  private func demo() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = "\(Fixtures.root)/Fixtures/demo"
    for name in try FileManager.default.contentsOfDirectory(atPath: source) {
      try FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: folder.path(name))
    }
    try folder.pretendRepository()
    return folder
  }

  @Test(.enabled(if: Git.isInstalled, "git is not installed, so that nothing can apply the diff"))
  func theDiffIsWhatApplyingWrites() throws {
    for options in [[], ["--unsafe-fixes"]] {
      let (patched, written) = (try demo(), try demo())
      let diff = try Binary.run(["--dry-run"] + options, in: patched)
      #expect(diff.status == 1 && diff.text.hasPrefix("diff --git a/Sources/"))
      _ = try Git.run(["init", "-q"], in: patched.path)
      let apply = try Git.run(["apply"], in: patched.path, input: diff.output)
      #expect(apply.status == 0, "\(apply.error)")
      #expect(try Binary.run(options, in: written).status == 0)
      #expect(try patched.contents() == written.contents())
    }
  }

  @Test func aSecondRunChangesNothing() throws {
    let folder = try demo()
    let before = try folder.contents()
    #expect(try Binary.run(["--unsafe-fixes"], in: folder).status == 0)
    let first = try folder.contents()
    #expect(first != before)
    #expect(try Binary.run(["--unsafe-fixes"], in: folder).status == 0)
    #expect(try folder.contents() == first)
    #expect(try Binary.run(["--dry-run", "--unsafe-fixes"], in: folder).output.isEmpty)
  }

  @Test func anyNumberOfJobsPrintsTheSame() throws {
    let folder = try demo()
    for mode in ["--dry-run", "--lint"] {
      let one = try Binary.run([mode, "--verbose", "--jobs", "1"], in: folder)
      let two = try Binary.run([mode, "--verbose", "--jobs", "2"], in: folder)
      #expect(one.output == two.output && one.error == two.error && one.status == two.status)
      #expect(!one.output.isEmpty)
    }
  }

  @Test func lintFindsAndWritesNothing() throws {
    let folder = try demo()
    let before = try folder.contents()
    let run = try Binary.run(["--lint"], in: folder)
    #expect(run.status == 1 && run.error.isEmpty)
    #expect(run.text.contains(": warning: ") && run.text.contains("help: "))
    #expect(try folder.contents() == before)
    #expect(try Binary.run(["--lint", "--exit-zero"], in: folder).status == 0)
    #expect(try Binary.run(["--lint", "Sources/Model"], in: folder).status == 0)
  }

  @Test func rulesAreChosen() throws {
    let folder = try demo()
    let rules = RuleCatalog.infos.map(\.id)
    let all = try found(["--lint"], in: folder)
    for rule in all {
      #expect(try found(["--lint", "--rules", rule], in: folder) == [rule])
      #expect(try found(["--lint", "--disable=\(rule)"], in: folder) == all.subtracting([rule]))
    }
    #expect(all.isSubset(of: rules) && all.count > 4)
    #expect(try found(["--lint", "--disable", rules.joined(separator: ",")], in: folder).isEmpty)
  }

  /// The rules that the lines of findings name.
  private func found(_ arguments: [String], in folder: TemporaryFolder) throws -> Set<String> {
    let lines = try Binary.run(arguments, in: folder).text.split(separator: "\n")
    return Set(
      lines.filter { $0.contains(": warning: ") || $0.contains(": error: ") }.compactMap {
        $0.split(separator: "(").last.map { String($0.dropLast()) }
      })
  }

  @Test func unsafeFixesAreAppliedOnRequest() throws {
    let folder = try demo()
    let safe = try Binary.run(["--dry-run"], in: folder).output
    let all = try Binary.run(["--dry-run", "--unsafe-fixes"], in: folder).output
    #expect(all.count > safe.count)
    let run = try Binary.run([], in: folder)
    #expect(run.status == 0 && run.text.contains("(applied with --unsafe-fixes)"))
  }

  @Test func theDeploymentTargetDecidesTheForm() throws {
    let folder = try demo()
    let old = try Binary.run(["--dry-run", "--unsafe-fixes"], in: folder).text
    let new = try Binary.run(["--dry-run", "--unsafe-fixes", "--ios", "17.0"], in: folder).text
    #expect(!old.contains("AccessibilityNotification.Announcement"))
    #expect(new.contains("AccessibilityNotification.Announcement"))
  }

  @Test(arguments: RuleCatalog.infos.map(\.id))
  func everyRuleIsListedAndExplained(rule: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Binary.run(["--list-rules"], in: folder).text.contains("\(rule) "))
    let page = try Binary.run(["--explain", rule], in: folder)
    #expect(page.status == 0 && page.text.hasPrefix("\(rule): "))
    #expect(page.text.contains("\n  +"), "it shows what is written")
    #expect(try Binary.run(["--explain", "\(rule)s"], in: folder).error.contains("'\(rule)'?"))
  }

  @Test func standardInputIsFixedAsTheFileIs() throws {
    let folder = try demo()
    let names = ["Sources/Loans/ReturnViewController.swift", "Sources/History/NoticeBanner.m"]
    let sources = try names.map { try folder.bytes(of: $0) }
    let printed = try zip(names, sources).map { name, source in
      try Binary.run(["-", "--stdin-filename", name], in: folder, input: source)
    }
    #expect(try Binary.run([], in: folder).status == 0)
    for (index, name) in names.enumerated() {
      #expect(printed[index].status == 0 && printed[index].output != sources[index])
      #expect(try printed[index].output == folder.bytes(of: name))
    }
  }
}
