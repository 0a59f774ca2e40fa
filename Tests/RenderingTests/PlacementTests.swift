import Announcements
import Lexing
import Outlining
import Rendering
import SourceText
import Testing

@Suite struct PlacementTests {
  static let cases =
    PlacementCase.recorded("swift.txt", .swift) + PlacementCase.recorded("objc.txt", .objectiveC)
    + PlacementCase.invisible

  @Test func casesAreFound() {
    #expect(Self.cases.count > 40)
  }

  @Test(arguments: cases)
  func insertionStandsWhereItShould(_ example: PlacementCase) throws {
    let (file, range) = example.source
    let outline = MarkedSource.outline(file)
    let statement = try MarkedSource.statement(outline, at: range)
    let edits = try Rendering.edits(
      for: example.announcement(statement), in: outline, templates: TemplateSet())
    let result = try file.bytes.applying(edits)
    #expect(String(decoding: result, as: UTF8.self) == example.expected)
  }

  static let branches: [(Language, String, String)] = [
    (
      .swift, "func f() {\n  if c { «a()» } else { b() }\n}\n",
      "func f() {\n  if c {\n    a()\n    post(text)\n  } else {\n    b()\n    post(text)\n  }\n}\n"
    ),
    (
      .objectiveC, "void f(void) {\n  if (c) «a();» else b();\n}\n",
      "void f(void) {\n  if (c) {\n    a();\n    Post(text);\n  } else {\n    b();\n"
        + "    Post(text);\n  }\n}\n"
    ),
    (
      .objectiveC, "void f(void) {\n  if (c)\n    «a();»\n  else\n    b();\n}\n",
      "void f(void) {\n  if (c) {\n    a();\n    Post(text);\n  } else {\n    b();\n"
        + "    Post(text);\n  }\n}\n"
    ),
  ]

  @Test(arguments: branches)
  func bothBranchesOfOneLineGoTogether(
    _ row: (language: Language, input: String, expected: String)
  ) throws {
    let example = PlacementCase(
      name: "both", language: row.language, input: row.input, expected: row.expected)
    let (file, range) = example.source
    let outline = MarkedSource.outline(file)
    let first = try MarkedSource.statement(outline, at: range)
    let second = try #require(
      outline.statements.indices.first {
        outline.text(outline.statements[$0].tokens).hasPrefix("b()")
      })
    var renderer = Renderer(outline: outline, templates: TemplateSet())
    var edits = try renderer.edits(for: example.announcement(first))
    edits += try renderer.edits(for: example.announcement(second))
    #expect(String(decoding: try file.bytes.applying(edits), as: UTF8.self) == row.expected)
  }
}
