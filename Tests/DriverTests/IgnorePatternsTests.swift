import Driver
import TestSupport
import Testing
import Worktree

@Suite struct IgnorePatternsTests {
  @Test(
    .enabled(if: Git.isInstalled, "git is not installed, so that there is nothing to compare with"),
    arguments: 0..<12)
  func sameAsGit(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let folder = try TemporaryFolder()
    _ = try Git.run(["init", "-q"], in: folder.path)
    let folders = [
      "", "a/", "b/", "a/b/", "a/b/c/", "b/a/", "x y/", "foo/", "foo/bar/", "a/foo/bar/",
    ]
    var files: [String] = []
    for _ in 0..<70 {
      let name = random.pick([
        "a", "b", "foo", "bar", "foobar", "a b", "[x]", "!n", "#c", "é", "a*",
      ])
      let path = random.pick(folders) + name + random.pick([".swift", ".m", ".h"])
      try folder.write("", to: path)
      files.append(path)
    }
    var ignoreFiles: [String] = []
    for place in ["", "", "a/", "a/b/", "foo/"] where random.below(3) > 0 {
      let text = (0..<random.below(6)).map { _ in pattern(&random) + "\n" }.joined()
      try folder.write(random.below(9) == 0 ? "\u{FEFF}" + text : text, to: place + ".gitignore")
      ignoreFiles.append("\(place): \(text)")
    }
    try folder.write(pattern(&random), to: ".git/info/exclude")
    let list = Array(Set(files).sorted().joined(separator: "\0").utf8)
    let result = try Git.run(
      ["check-ignore", "--no-index", "--stdin", "-z"], in: folder.path, input: list)
    let ignored = Set(result.text.split(separator: "\0").map(String.init))
    let expected = Set(files).subtracting(ignored)
    #expect(Set(FileWalk(root: folder.path).files) == expected, "\(ignoreFiles)")
  }

  private func pattern(_ random: inout SeededRandom) -> String {
    var text = random.below(4) == 0 ? "!" : ""
    if random.below(5) == 0 { text += "/" }
    for _ in 0...random.below(3) {
      text += random.pick([
        "a", "b", "foo", "bar", "*", "**", "?", "/", "/", "**/", "/**", "[a-f]", "[!a]",
        "[[:alpha:]]",
        "\\a", "\\*", ".swift", "*.m", "[]", "[x]", "é", "\\!n", "a b", "[", "\\", "[a", "*.h",
        "#c",
      ])
    }
    if random.below(4) == 0 { text += "/" }
    if random.below(8) == 0 { text += random.pick([" ", "  ", "\\ ", "\r", "\t"]) }
    return text
  }
}
