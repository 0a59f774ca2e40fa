import Foundation
import TestSupport
import Testing

@Suite struct ConfigurationTests {
  private static let screen = """
    import UIKit
    final class SaveViewController: UIViewController {
      @IBAction func save(_ sender: UIButton) {
        statusLabel.text = "Saved"
      }
      func saveFailed(_ message: String) {
        errorLabel.text = message
      }
    }

    """

  private func project(_ configuration: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write(Self.screen, to: "App/Save.swift")
    try folder.write(Self.screen, to: "Old/Save.swift")
    if !configuration.isEmpty { try folder.write(configuration, to: ".a11y-fix.json") }
    return folder
  }

  private func diff(
    _ configuration: String, _ arguments: String..., file: String = "App/Save.swift"
  ) throws -> String {
    try Binary.run(["--dry-run", "--quiet"] + arguments + [file], in: project(configuration)).text
  }

  // MARK: Settings take effect

  @Test func delays() throws {
    #expect(try diff("").contains(".now() + 1.0"))
    #expect(try diff("{\"delay\": {\"asked\": 0.25}}").contains(".now() + 0.25"))
    let high = try diff("{\"delay\": {\"awaited\": 2}}", "--ios", "17")
    #expect(high.contains(".now() + 2.0"))
  }

  @Test func priorities() throws {
    #expect(try !diff("", "--unsafe-fixes", "--ios=16").contains(".high"))
    let guarded = "{\"priority\": {\"availability\": \"guarded\"}}"
    let text = try diff(guarded, "--unsafe-fixes", "--ios=16")
    #expect(text.contains("if #available(iOS 17") && text.contains(".high"))
    #expect(try diff(guarded, "--unsafe-fixes", "--ios=17").contains("#available") == false)
    #expect(try diff("", "--unsafe-fixes", "--ios=17").contains(".high"))
    let plain = "{\"priority\": {\"failure\": \"default\"}}"
    #expect(try !diff(plain, "--unsafe-fixes", "--ios=17").contains(".high"))
  }

  @Test func helper() throws {
    let text = try diff("{\"helper\": {\"call\": \"Speaker.say(${message}, now: true)\"}}")
    #expect(text.contains("+    Speaker.say(\"Saved\", now: true)\n"))
    #expect(!text.contains("UIAccessibility") && !text.contains("asyncAfter"))
  }

  @Test func errorPrefix() throws {
    func text(_ configuration: String) throws -> String {
      let folder = try project(configuration)
      try folder.write(
        Self.screen.replacing("(_ message: String)", with: "(_ error: any Error)")
          .replacing("= message", with: "= error.localizedDescription"), to: "App/Save.swift")
      return try Binary.run(["--dry-run", "--quiet", "App"], in: folder).text
    }
    #expect(try text("").contains("\"Error: \\(error.localizedDescription)\""))
    let own = try text(#"{"messages": {"errorPrefix": "Oh \"\\no\": "}}"#)
    #expect(own.contains(#""Oh \"\\no\": \(error.localizedDescription)""#))
    let none = try text("{\"messages\": {\"errorPrefix\": \"\"}}")
    #expect(
      none.contains("argument: error.localizedDescription")
        || none.contains("= error.localizedDescription"))
    #expect(!none.contains("\"\\(error"))
  }

  @Test func rules() throws {
    let off = "{\"rules\": {\"silent-text-change\": {\"enabled\": false}}}"
    #expect(try diff(off).contains("Saved") == false)
    // Who names it on the command line wants it.
    #expect(try diff(off, "--rules=silent-text-change").contains("Saved"))
    let error = try Binary.run(
      ["--lint", "App"],
      in: project("{\"rules\": {\"silent-text-change\": {\"severity\": \"error\"}}}"))
    #expect(error.text.contains("App/Save.swift:4:5: error: "))
  }

  @Test func applicability() throws {
    func lint(_ trust: String) throws -> Command {
      let text = "{\"rules\": {\"silent-text-change\": {\"applicability\": \"\(trust)\"}}}"
      return try Binary.run(["--lint", "--rules=silent-text-change", "App"], in: project(text))
    }
    #expect(try lint("safe").text.contains("1 fixable"))
    let unsafe = try lint("unsafe")
    #expect(unsafe.text.contains("1 with an unsafe fix") && unsafe.status == 1)
    #expect(unsafe.text.contains("the configuration trusts no fix of this rule by itself"))
    let display = try lint("display-only")
    #expect(display.text.contains("1 for a person to decide") && display.status == 0)
  }

  @Test func unsafeFixesAndDeploymentTarget() throws {
    let rule = "\"rules\": {\"silent-text-change\": {\"applicability\": \"unsafe\"}}"
    #expect(try !diff("{\(rule)}").contains("Saved"))
    #expect(try diff("{\(rule)}", "--unsafe-fixes").contains("Saved"))
    #expect(try diff("{\(rule), \"unsafeFixes\": true}").contains("Saved"))
    #expect(try !diff("").contains(".high"))
    #expect(try diff("{\"deploymentTarget\": \"17.0\"}").contains(".high"))
    #expect(try !diff("{\"deploymentTarget\": \"17\"}", "--ios=15").contains(".high"))
  }

  @Test func vocabulary() throws {
    func found(_ source: String, _ vocabulary: String) throws -> String {
      let folder = try project("{\"vocabulary\": {\(vocabulary)}}")
      try folder.write(source, to: "App/Save.swift")
      return try Binary.run(["--lint", "App"], in: folder).text
    }
    func tap(_ line: String) -> String {
      Self.screen.replacing("statusLabel.text = \"Saved\"", with: line)
        .replacing("errorLabel.text = message", with: "")
    }
    let announced = tap("statusLabel.text = \"Saved\"; tell(\"Saved\")")
    #expect(try found(announced, "").contains("silent-text-change"))
    #expect(try !found(announced, "\"announcers\": [\"tell\"]").contains("silent-text-change"))
    let label = tap("teaser.text = \"Saved\"")
    #expect(try !found(label, "").contains("silent-"))
    #expect(try found(label, "\"statusLabels\": [\"teaser\"]").contains("silent-text-change"))
    #expect(try found(label, "\"errorLabels\": [\"teaser\"]").contains("silent-failure"))
    let library = tap("statusLabel.text = \"Saved\"; Drops.show(\"Saved\")")
    #expect(try !found(library, "").contains("silent-text-change"))
    #expect(try found(library, "\"silentLibraries\": [\"Drops\"]").contains("silent-text-change"))
    let own = tap("statusLabel.text = \"Saved\"; Plop.pop(\"Saved\")")
    #expect(try found(own, "").contains("silent-text-change"))
    #expect(try !found(own, "\"speakingLibraries\": [\"Plop\"]").contains("silent-text-change"))
    let presenter = """
      import UIKit
      final class NoteViewController: UIViewController {
        func plop(message: String) {
          let note = UILabel()
          note.text = message
          view.addSubview(note)
        }
      }

      """
    #expect(try !found(presenter, "").contains("silent-toast"))
    #expect(try found(presenter, "\"toasts\": [\"plop\"]").contains("silent-toast"))
  }

  // MARK: Paths

  @Test func excludedFilesAreLeftAlone() throws {
    let folder = try project("{\"exclude\": [\"/Old/\"]}")
    let before = try folder.text(of: "Old/Save.swift")
    #expect(try Binary.run(["."], in: folder).text.contains("in 1 file:"))
    let named = try Binary.run(["--verbose", "Old/Save.swift"], in: folder)
    #expect(named.status == 0 && named.error.contains("excluded by the configuration"))
    #expect(try Binary.run(["Old"], in: folder).status == 0)
    let input = try Binary.run(
      ["-", "--quiet", "--stdin-filename=Old/Save.swift"], in: folder, input: Array(before.utf8))
    #expect(input.text == before)
    #expect(try folder.text(of: "Old/Save.swift") == before)
  }

  @Test func pathsAreTheDefault() throws {
    let folder = try project("{\"paths\": [\"Old\"]}")
    #expect(try Binary.run(["--lint"], in: folder).text.contains("in 1 file:"))
    #expect(try Binary.run(["--lint", "App", "Old"], in: folder).text.contains("in 2 files:"))
  }

  @Test func overridesHoldForTheirPaths() throws {
    let text = """
      {
        "delay": {"asked": 2},
        "overrides": [
          {"paths": ["Old/"], "delay": {"asked": 3}},
          {"paths": ["*.m"], "rules": {"silent-text-change": {"enabled": false}}},
        ],
      }
      """
    #expect(try diff(text).contains("+ 2.0"))
    #expect(try diff(text, file: "Old/Save.swift").contains("+ 3.0"))
    // The command line is stronger than the file, but not than what that says of paths.
    #expect(try diff(text, "--set", "delay.asked=5").contains("+ 5.0"))
    #expect(try diff(text, "--set", "delay.asked=5", file: "Old/Save.swift").contains("+ 3.0"))
  }

  @Test func severalProjectsHaveTheirOwn() throws {
    let folder = try TemporaryFolder()
    for (name, delay) in [("One", "2"), ("Two", "3")] {
      try folder.write("ref: refs/heads/main\n", to: "\(name)/.git/HEAD")
      try folder.write(Self.screen, to: "\(name)/App/Save.swift")
      try folder.write(
        "{\"overrides\": [{\"paths\": [\"/App/\"], \"delay\": {\"asked\": \(delay)}}]}",
        to: "\(name)/.a11y-fix.json")
    }
    let run = try Binary.run(["--dry-run", "--quiet", "One", "Two"], in: folder)
    let parts = run.text.components(separatedBy: "diff --git a/Two")
    #expect(parts.count == 2 && parts[0].contains("+ 2.0") && parts[1].contains("+ 3.0"))
  }

  @Test func anotherFileCanBeNamed() throws {
    let folder = try project("{\"delay\": {\"asked\": 2}}")
    try folder.write("{\"delay\": {\"asked\": 4}}", to: "ci/strict.json")
    let run = try Binary.run(
      ["--dry-run", "--quiet", "--config", "ci/strict.json", "App"], in: folder)
    #expect(run.text.contains("+ 4.0"))
    let missing = try Binary.run(["--config=none.json"], in: folder)
    #expect(missing.status == 2 && missing.error.contains("none.json: cannot be read"))
  }

  @Test func aMistakeStopsEverything() throws {
    let folder = try project("{\n  \"delay\": {\"aked\": 1}\n}")
    let before = try folder.contents()
    let run = try Binary.run([], in: folder)
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(
      run.error.hasPrefix(
        "a11y-fix: error: .a11y-fix.json:2:13: unknown key \"aked\"; did you mean \"asked\"?\n"))
    #expect(try folder.contents() == before)
    let option = try Binary.run(["--set", "delay.aked=1"], in: project())
    #expect(option.status == 2)
    #expect(option.error.contains("there is no setting 'delay.aked'; did you mean 'delay.asked'?"))
  }

  // MARK: Writing and showing it

  @Test func whatHoldsIsShown() throws {
    let folder = try project(
      """
      {
        "delay": {"asked": 2},
        "exclude": ["*.m"],
        "overrides": [{"paths": ["Old/"], "delay": {"asked": 3}}],
      }
      """)
    let run = try Binary.run(
      ["--show-config", "Old/Save.swift", "--ios=16", "--disable", "silent-load"], in: folder)
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Old/Save.swift: worked on")
    #expect(lines.contains("delay.asked = 3.0  (.a11y-fix.json:4, for Old/)"))
    #expect(lines.contains("delay.askedHigh = 0.1  (default)"))
    #expect(lines.contains("deploymentTarget = \"16\"  (--ios)"))
    #expect(lines.contains("rules.silent-load.enabled = false  (--disable)"))
    let app = try Binary.run(["--show-config=App/Save.swift"], in: folder)
    #expect(app.text.contains("delay.asked = 2.0  (.a11y-fix.json:2)\n"))
    try folder.write("", to: "App/a.m")
    let other = try Binary.run(["--show-config=a.m"], in: folder, at: "App")
    #expect(other.text.hasPrefix("App/a.m: left alone: excluded by the configuration\n"))
  }

  @Test func theFirstOneIsWritten() throws {
    let folder = try project()
    try folder.write("// swift-tools-version: 6.0\nplatforms: [.iOS(.v16)]\n", to: "Package.swift")
    try folder.write(Self.screen, to: "App/Libraries/Save.swift")
    try folder.write(Self.screen, to: "Pods/Save.swift")
    let run = try Binary.run(["--init"], in: folder, at: "App")
    #expect(run.status == 0, "\(run.error)")
    let text = try folder.text(of: ".a11y-fix.json")
    #expect(text.contains("// - built for iOS 16.0\n"))
    #expect(text.contains("// - perhaps code of others, too: App/Libraries\n"))
    #expect(text.contains("// \"exclude\": [\"/App/Libraries/\"],"))
    // As it is, it says nothing; with the slashes taken away it is read as well.
    #expect(try Binary.run(["--lint"], in: folder).status == 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let isSetting = line.hasPrefix("  // ") && "\"{}] ".contains(line.dropFirst(5).prefix(1))
      return isSetting ? "  " + line.dropFirst(5) : String(line)
    }
    try folder.write(lines.joined(separator: "\n"), to: "all.json")
    try folder.makeFolder("Tools/a11y-fix-templates")
    let all = try Binary.run(["--show-config=App", "--config=all.json"], in: folder)
    #expect(all.status == 0 && !all.text.contains("(default)"), "\(all.error)\(all.text)")
    let again = try Binary.run(["--init"], in: folder)
    #expect(again.status == 3 && again.error.contains("is there already"))
    #expect(try folder.text(of: ".a11y-fix.json") == text)
  }
}
