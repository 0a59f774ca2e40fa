import Foundation
import Lexing
import Testing

@Suite("Token tables")
struct GoldenTests {
  @Test("a fixture has the tokens of its table", arguments: LexingFixture.all)
  func tokens(_ fixture: LexingFixture) throws {
    let table = tokenTable(of: try fixture.file())
    if ProcessInfo.processInfo.environment["A11Y_FIX_RECORD"] == "1" {
      try table.write(toFile: fixture.tablePath, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOfFile: fixture.tablePath, encoding: .utf8)
    #expect(table == expected)
  }

  @Test("there are fixtures of both languages")
  func fixturesExist() {
    #expect(LexingFixture.all.count >= 25)
    #expect(LexingFixture.all.contains { $0.name.hasSuffix(".m") })
  }
}
