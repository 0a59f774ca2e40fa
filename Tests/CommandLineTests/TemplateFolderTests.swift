import TestSupport
import Testing

@Suite struct TemplateFolderTests {
  private func project(_ name: String, _ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.pretendRepository()
    try folder.write(
      """
      import UIKit
      final class SaveViewController: UIViewController {
        @IBAction func save(_ sender: UIButton) {
          statusLabel.text = "Saved"
        }
      }

      """, to: "App/Save.swift")
    try folder.write(text, to: "Own/\(name)")
    return folder
  }

  @Test func anOwnTemplateIsWritten() throws {
    let folder = try project(
      "uikit-announcement.swift.template", "Speech.shared.queue(\n    text: ${message}\n)\n")
    try folder.write("# Ours", to: "Own/README.md")
    let run = try Binary.run(["--dry-run", "--quiet", "--templates", "Own"], in: folder)
    #expect(run.text.contains("+      Speech.shared.queue(\n+        text: \"Saved\"\n+      )\n"))
    #expect(run.text.contains("asyncAfter") && !run.text.contains("UIAccessibility"))
    let below = try Binary.run(
      ["--dry-run", "--quiet", "--templates", "../Own"], in: folder, at: "App")
    #expect(below.text == run.text)
    try folder.write("{\"templates\": \"Own\"}", to: ".a11y-fix.json")
    #expect(try Binary.run(["--dry-run", "--quiet"], in: folder, at: "App").text == run.text)
  }

  @Test(arguments: [
    ("post(${mesage})", ":1: there is no slot '${mesage}'; there are ${message}, "),
    ("post()", ": '${message}' is missing"), ("", ": there is no statement in it"),
    ("\npost(${message}", ":2: a bracket without its other half"),
    ("post(${message}) +", ":1: this is no whole statement"),
    ("post(${message}, ${delay})", ":1: '${delay}' has no value in this template"),
    ("post(${message)", ":1: '${' without its '}'"),
  ])
  func aMistakeStopsEverything(text: String, message: String) throws {
    let folder = try project("uikit-announcement.swift.template", text)
    let before = try folder.contents()
    let run = try Binary.run(["--templates=Own"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix("a11y-fix: error: Own/uikit-announcement.swift.template\(message)"),
      "\(run.error)")
    #expect(try folder.contents() == before)
  }

  @Test func aNameThatIsNoneIsNamed() throws {
    let folder = try project("uikit-anouncement.swift.template", "post(${message})")
    let run = try Binary.run(["--templates=Own"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.error.contains(
        "Own/uikit-anouncement.swift.template: there is no template of this name; "
          + "did you mean 'uikit-announcement.swift.template'?"))
    let missing = try Binary.run(["--templates=None"], in: folder)
    #expect(missing.status == 2 && missing.error.contains("None: cannot be read"))
  }
}
