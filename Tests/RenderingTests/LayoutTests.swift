import Announcements
import Outlining
import Rendering
import SourceText
import Testing

/// The width, the indentation and the braces of the file around an insertion.
@Suite struct LayoutTests {
  /// Returns `source` with `announcement` after its marked statement.
  private func result(
    _ source: String, _ language: Language = .swift,
    _ change: (inout Announcement) -> Void = { _ in }
  ) throws -> String {
    let (file, range) = MarkedSource.parse(source, language: language)
    let outline = MarkedSource.outline(file)
    var announcement = Announcement(
      kind: .announcement,
      argument: .message(Message(expression: "message", isHoistedWhenDelayed: false)),
      form: language == .swift ? .uiAccessibility : .objectiveC,
      placement: Placement(.after, statement: try MarkedSource.statement(outline, at: range)))
    change(&announcement)
    let edits = try Rendering.edits(for: announcement, in: outline, templates: TemplateSet())
    return String(decoding: try file.bytes.applying(edits), as: UTF8.self)
  }

  private func say(_ expression: String) -> Announcement.Argument {
    .message(Message(expression: expression, isHoistedWhenDelayed: true))
  }

  @Test func levelsAreThoseOfTheFile() throws {
    let tabs = try result("func f() {\n\tif a {\n\t\t«b()»\n\t}\n}\n") { $0.delay = 1250 }
    #expect(
      tabs == """
        func f() {
        \tif a {
        \t\tb()
        \t\tDispatchQueue.main.asyncAfter(deadline: .now() + 1.25) {
        \t\t\tUIAccessibility.post(notification: .announcement, argument: message)
        \t\t}
        \t}
        }

        """)
  }

  @Test func aLongLineIsBrokenAtItsArguments() throws {
    let sentence = "\"\(String(repeating: "long ", count: 10))\\(name(of: item, in: list))\""
    #expect(
      try result("func f() {\n  «b()»\n}\n") { $0.argument = say(sentence) } == """
        func f() {
          b()
          UIAccessibility.post(
            notification: .announcement,
            argument: \(sentence)
          )
        }

        """)
  }

  @Test func aWideFileKeepsTheLineWhole() throws {
    let wide = "  log(\"\(String(repeating: "wide ", count: 24))\")\n"
    let sentence = "\"\(String(repeating: "long ", count: 10))\""
    let source = "func f() {\n" + String(repeating: wide, count: 10) + "  «b()»\n}\n"
    let post = "  UIAccessibility.post(notification: .announcement, argument: \(sentence))\n"
    #expect(try result(source) { $0.argument = say(sentence) }.contains(post))
  }

  @Test func aMessageOverLinesStaysAsItIs() throws {
    let text = "\"\"\"\n    Saved\n    \"\"\""
    #expect(
      try result("func f() {\n    «b()»\n}\n") { $0.argument = say(text) }
        == "func f() {\n    b()\n    UIAccessibility.post(notification: .announcement, argument: \(text))\n}\n"
    )
  }

  @Test func objectiveCBracesAreThoseOfTheFile() throws {
    let source = """
      - (void)f
      {
          if (a)
          {
              b();
          }
          else
          {
              «c();»
          }
      }

      """
    let expected = """
              c();
              if (@available(iOS 17.0, *))
              {
                  UIAccessibilityPostNotification(
                      UIAccessibilityAnnouncementNotification,
                      [[NSAttributedString alloc]
                          initWithString:message
                          attributes:@{UIAccessibilitySpeechAttributeAnnouncementPriority: \
      UIAccessibilityPriorityHigh}]);
              }
              else
              {
                  UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, message);
              }

      """
    let text = try result(source, .objectiveC) {
      $0.priority = .high
      $0.isAvailabilityGuarded = true
    }
    #expect(text.contains(expected))
  }

  @Test func theConstantsNameIsFree() throws {
    let delayed: (inout Announcement) -> Void = {
      $0.delay = 1000
      $0.argument = .message(Message(expression: "label.text", isHoistedWhenDelayed: true))
    }
    let free = try result("func f() {\n  «b()»\n}\nvar announcement = 1\n", .swift, delayed)
    #expect(free.contains("  let announcement = label.text\n"))
    let taken = try result("func f(announcement: Int) {\n  «b()»\n}\n", .swift, delayed)
    #expect(taken.contains("  let accessibilityAnnouncement = label.text\n"))
    let all = "(announcement, accessibilityAnnouncement, accessibilityMessage, announcement2)"
    let numbered = try result("func f() {\n  g { «b()» }\n  print\(all)\n}\n", .swift, delayed)
    #expect(numbered.contains("    let announcement3 = label.text\n"))
    let itself = try result("func f() {\n  «b()»\n}\n") {
      delayed(&$0)
      $0.argument = .message(Message(expression: "announcement", isHoistedWhenDelayed: true))
    }
    #expect(itself.contains("  let accessibilityAnnouncement = announcement\n"))
  }

  @Test func twoConstantsOfOneBlockHaveTwoNames() throws {
    let (file, range) = MarkedSource.parse("func f() {\n  «a()»\n  b()\n}\n", language: .swift)
    let outline = MarkedSource.outline(file)
    let first = try MarkedSource.statement(outline, at: range)
    let argument = Announcement.Argument.message(
      Message(expression: "label.text", isHoistedWhenDelayed: true))
    var renderer = Renderer(outline: outline, templates: TemplateSet())
    var edits: [Edit] = []
    for statement in [first, Int(outline.statements[first].next)] {
      var announcement = Announcement(
        kind: .announcement, argument: argument, form: .uiAccessibility,
        placement: Placement(.after, statement: statement))
      announcement.hop = .mainQueue
      edits += try renderer.edits(for: announcement)
    }
    let text = String(decoding: try file.bytes.applying(edits), as: UTF8.self)
    #expect(text.contains("let announcement ="))
    #expect(text.contains("let accessibilityAnnouncement ="))
  }

  @Test func aCaseOfObjectiveCGetsBracesForAConstant() throws {
    let source = "- (void)f {\n    switch (x) {\n        case 0:\n            «b();»\n    }\n}\n"
    let text = try result(source, .objectiveC) {
      $0.delay = 1000
      $0.argument = say("label.text")
    }
    #expect(text.contains("            {\n                NSString *announcement = label.text;\n"))
    #expect(text.contains("                });\n            }\n    }\n"))
  }

  @Test func whatCannotBeWrittenIsRefused() {
    let source = "func f() {\n  «return»\n}\n"
    #expect(throws: RenderError.unreachable) { try result(source) }
    #expect(throws: RenderError.wrongLanguage) {
      try result("func f() {\n  «b()»\n}\n") { $0.form = .objectiveC }
    }
    #expect(throws: RenderError.wrongArgument) {
      try result("func f() {\n  «b()»\n}\n") { $0.kind = .layoutChanged }
    }
    #expect(throws: RenderError.template(.missingSlot(.message))) {
      try result("func f() {\n  «b()»\n}\n") { $0.form = .helper("say()") }
    }
  }
}
