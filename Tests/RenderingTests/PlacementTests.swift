import Lexing
import Outlining
import Planning
import Rendering
import SourceText
import Testing

@Suite struct PlacementTests {
  @Test(arguments: PlacementCase.swift + PlacementCase.objectiveC)
  func insertionStandsWhereItShould(_ example: PlacementCase) throws {
    let (file, range) = example.source
    let outline = MarkedSource.outline(file)
    let statement = try MarkedSource.statement(outline, at: range)
    let edits = try Rendering.edits(
      for: example.announcement(statement), in: outline, templates: TemplateSet())
    let result = try file.bytes.applying(edits)
    #expect(String(decoding: result, as: UTF8.self) == example.expected)
  }
}
