import Reporting
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    let bytes = UnifiedDiff.text(
      path: path, from: ContiguousArray(old.utf8), to: ContiguousArray(new.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func equalTextsHaveNoDiff() {
    #expect(diff("a\n", "a\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func threeLinesOfContext() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\nx\n5\n6\n7\n8\n") == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -2,6 +2,7 @@
         2
         3
         4
        +x
         5
         6
         7

        """)
  }

  @Test func missingFinalNewlineIsSaid() {
    #expect(
      diff("a", "a\nb").hasSuffix(
        """
        @@ -1 +1,2 @@
        -a
        \\ No newline at end of file
        +a
        +b
        \\ No newline at end of file

        """))
  }

  @Test func changesFarApartAreTwoHunks() {
    let old = (1...40).map { "\($0)\n" }.joined()
    let text = diff(old, "x\n" + old + "y\n")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
  }

  @Test(arguments: [
    ("a b.swift", "a/a b.swift b/a b.swift\n--- a/a b.swift\t\n"),
    ("é.swift", "\"a/\\303\\251.swift\" \"b/\\303\\251.swift\"\n"),
    ("a\"\\\n\u{1B}.swift", "\"a/a\\\"\\\\\\n\\033.swift\" "),
  ])
  func pathsAreQuotedAsGitDoes(path: String, expected: String) {
    #expect(diff("", "x\n", path: path).hasPrefix("diff --git " + expected))
  }

  @Test func nothingSteersATerminal() {
    let bytes = UnifiedDiff.text(
      path: "A.swift", from: ContiguousArray("a\u{1B}[2J\r\n".utf8),
      to: ContiguousArray("a\u{1B}[2J\r\n\tb\r\n".utf8), style: DiffStyle(isForTerminal: true))
    #expect(!bytes.contains(0x1B) && !bytes.contains(0x0D))
    #expect(bytes.contains(0x09))
  }

  @Test func veryDifferentTextsAreStillRight() {
    let old = (0..<3000).map { "old \($0)\n" }.joined()
    let new = (0..<3000).map { "new \($0)\n" }.joined()
    #expect(diff(old, new).contains("@@ -1,3000 +1,3000 @@"))
  }

  @Test(
    .enabled(if: Git.isInstalled, "git is not installed, so that nothing can apply the diffs"),
    arguments: 0..<8)
  func gitAppliesEveryDiff(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let folder = try TemporaryFolder()
    let fixed = try TemporaryFolder()
    var patch: [UInt8] = []
    for index in 0..<60 {
      let name = random.pick(["a", "b c", "é", "q\"t", "back\\slash", "t\tb", "日本"])
      let path = "\(random.pick(["d/", "", "sub dir/ü/"]))\(name)\(index).swift"
      let old = RandomText.make(&random)
      let new = RandomText.changed(old, &random)
      try folder.write(old, to: path)
      try fixed.write(new, to: path)
      patch += UnifiedDiff.text(
        path: path, from: ContiguousArray(old), to: ContiguousArray(new))
    }
    _ = try Git.run(["init", "-q"], in: folder.path)
    let result = try Git.run(["apply", "--whitespace=nowarn", "-"], in: folder.path, input: patch)
    #expect(result.status == 0, "\(result.error)")
    #expect(try folder.contents() == fixed.contents())
  }
}

/// Texts of few different lines, so that there are many ways to match them.
private enum RandomText {
  static func make(_ random: inout SeededRandom) -> [UInt8] {
    let end = random.pick(["\n", "\n", "\r\n", "\r"])
    var text = random.below(8) == 0 ? "\u{FEFF}" : ""
    for _ in 0..<random.below(60) { text += line(&random) + end }
    if random.below(3) == 0 { text += line(&random) }
    return Array(text.utf8)
  }

  private static func line(_ random: inout SeededRandom) -> String {
    random.pick([
      "", "}", "  }", "a", "b", "\tx", "-y", "+z", "@@ -1 +1 @@", "é ", "\\ No", "--- a",
    ])
  }

  static func changed(_ text: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var result = text
    for _ in 0...random.below(5) {
      let start = random.below(result.count + 1)
      let length = random.below(3) == 0 ? min(random.below(20), result.count - start) : 0
      let isSound = random.below(4) > 0
      // Mostly whole lines, now and then any place; the bytes need not be UTF-8.
      let place = isSound ? (result[..<start].lastIndex(of: 10).map { $0 + 1 } ?? 0) : start
      let inserted = random.below(5) == 0 ? "" : line(&random) + (isSound ? "\n" : "")
      result.replaceSubrange(place..<min(result.count, place + length), with: inserted.utf8)
    }
    return result
  }
}
