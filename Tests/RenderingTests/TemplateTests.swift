import Rendering
import Templates
import Testing

@Suite struct TemplateTests {
  @Test(arguments: TemplateID.allCases)
  func everyShippedTemplateIsWhole(_ id: TemplateID) throws {
    try TemplateSet().template(id).check()
  }

  @Test func everyShippedTemplateMayBeReplacedByItself() throws {
    var templates = TemplateSet()
    for id in TemplateID.allCases {
      #expect(try templates.override(fileName: id.fileName, bytes: TemplateCatalog.bytes(of: id)))
    }
    #expect(try templates.override(fileName: "README.md", bytes: []) == false)
  }

  static let mistakes: [(text: String, error: TemplateError)] = [
    ("post(${message}, ${colour})", .unknownSlot(name: "colour", line: 1)),
    ("first()\npost(${message)", .unclosedSlot(line: 2)),
    ("post(${message}, ${delay})", .slotNotFilledHere(.delay, line: 1)),
    ("post()", .missingSlot(.message)),
    ("\n\n", .empty),
    ("log()\npost(${message}", .unbalancedBrackets(line: 2)),
    ("log()\npost(${message}, \"a)", .notLexical(line: 2)),
    ("post(${message}) +", .notStatements(line: 1)),
    (".post(${message}),", .notStatements(line: 1)),
  ]

  @Test(arguments: mistakes)
  func mistakesAreNamedWithTheirLine(_ mistake: (text: String, error: TemplateError)) {
    var templates = TemplateSet()
    #expect(throws: mistake.error) {
      try templates.override(
        fileName: TemplateID.uikitAnnouncement.fileName, bytes: Array(mistake.text.utf8))
    }
  }

  @Test func aWrapperNeedsItsBodyAlone() {
    var templates = TemplateSet()
    #expect(throws: TemplateError.slotNotAlone(.body, line: 1)) {
      try templates.override(
        fileName: TemplateID.swiftMainQueue.fileName, bytes: Array("main { ${body} }".utf8))
    }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    var templates = TemplateSet()
    #expect(throws: TemplateError.notUTF8(line: 2)) {
      try templates.override(
        fileName: TemplateID.uikitAnnouncement.fileName, bytes: [0x61, 0x0A, 0xFF])
    }
  }
}
