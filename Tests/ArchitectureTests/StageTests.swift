import Testing

/// The packages of the tests have the root's stages, and say of them what the root says.
@Suite struct StageTests {
  @Test(arguments: ["Oracle", "Fuzz", "ObjectiveC"])
  func stagesAreThoseOfTheRoot(_ package: String) throws {
    let root = try #require(Self.parts(of: GeneratedFile(path: "Package.swift").text()))
    let file = GeneratedFile(path: "Tests/\(package)/Package.swift")
    let own = try #require(Self.parts(of: file.text()))
    let expected = own.before + root.stages + own.after
    #expect(try file.text(expecting: expected) == expected)
  }

  /// A manifest's text before, in and behind the part that is marked; `nil` without the marks.
  private static func parts(of text: String) -> (before: String, stages: String, after: String)? {
    guard let start = text.firstRange(of: "\n// stages\n"),
      let end = text.firstRange(of: "\n// end of stages\n"), start.upperBound < end.lowerBound
    else { return nil }
    return (
      String(text[..<start.lowerBound]), String(text[start.lowerBound..<end.lowerBound]),
      String(text[end.lowerBound...])
    )
  }
}
