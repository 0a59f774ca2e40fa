import Announcements
import Lexing
import Outlining
import Parsing
import Rendering
import SourceText
import Testing

/// What holds for every insertion, at every statement of many generated sources.
@Suite struct InsertionPropertyTests {
  /// One statement after another, in each language.
  private static let statements: [Language: [String]] = [
    .swift: [
      "label.text = text", "view.update() // why", "list.forEach { $0.reload() }",
      "if ready { show() } else { hide(); wait() }", "guard let item else { return }",
      "switch state { case .on: show()\ndefault: break }", "first(); second()",
      "UIView.animate(withDuration: 1, animations: { fade() }, completion: { _ in done() })",
      "call\n  .then { [weak self] in self?.finish() }\n  .catch { fail($0) }",
      "let text = \"\"\"\n  one \\(name { $0 })\n  \"\"\"; use(text)",
      "#if DEBUG\nlog()\n#endif", "/* a */ note() /* b\n c */",
    ],
    .objectiveC: [
      "self.label.text = text;", "[view update]; // why", "run(^{ [list reload]; });",
      "if (ready) show(); else hide();", "if (ready)\n  show();\nelse\n  hide();",
      "for (id item in items) if (item) [item reload];", "if (!item) return;",
      "switch (state) { case 0: show(); break; default: break; }", "first(); second();",
      "do wait(); while (busy);", "#if DEBUG\nlog();\n#endif", "/* a */ note(); /* b\n c */",
      "[UIView animateWithDuration:1 animations:^{ fade(); } completion:^(BOOL done) { end(); }];",
    ],
  ]

  struct Input: CustomTestStringConvertible, Sendable {
    var language: Language
    var ending: LineEnding
    var unit: String
    var testDescription: String { "\(language), \(ending), unit of \(unit.utf8.count)" }
  }

  static let inputs: [Input] = [Language.swift, .objectiveC].flatMap { language in
    [LineEnding.lineFeed, .carriageReturnLineFeed, .carriageReturn].flatMap { ending in
      ["  ", "\t"].map { Input(language: language, ending: ending, unit: $0) }
    }
  }

  /// Each statement before three others in one function, and each alone in a function of one line.
  private func sources(_ input: Input) -> [String] {
    let parts = Self.statements[input.language] ?? []
    let head = input.language == .swift ? "func f() {" : "void f(void) {"
    let pairs = parts.indices.flatMap { index in
      (1...3).map { step in
        let (first, second) = (parts[index], parts[(index + step) % parts.count])
        let lines = (first + "\n" + second).split(separator: "\n").map { input.unit + $0 }
        return ([head] + lines + ["}", ""]).joined(separator: input.ending.text)
      }
    }
    let lone = parts.filter { !$0.contains("\n") && !$0.contains("//") }
      .map { "\(head) \($0) }" }
    return pairs + lone
  }

  @Test(arguments: inputs)
  func everyInsertionLeavesTheRestAsItWas(_ input: Input) throws {
    var count = 0
    let samples = samples(input.language)
    for text in sources(input) {
      let file = SourceFile(path: "A", bytes: ContiguousArray(text.utf8), language: input.language)
      let outline = outline(file)
      try #require(!outline.isUnreliable)
      for statement in outline.statements.indices {
        for side in [Placement.Side.before, .after] {
          var announcement = samples[count % samples.count].announcement
          announcement.placement = Placement(side, statement: statement)
          guard
            let edits = try? Rendering.edits(
              for: announcement, in: outline, templates: TemplateSet())
          else { continue }
          count += 1
          try check(edits, outline, announcement)
        }
      }
    }
    #expect(count > 200)
  }

  private func samples(_ language: Language) -> [AnnouncementSample] {
    language == .swift
      ? AnnouncementSample.all(.uiAccessibility, isObjectiveC: false)
        + AnnouncementSample.all(.accessibilityNotification, isObjectiveC: false)
      : AnnouncementSample.all(.objectiveC, isObjectiveC: true)
  }

  private func check(
    _ edits: [Edit], _ outline: SyntaxOutline, _ announcement: Announcement
  ) throws {
    let file = outline.file
    let result = try file.bytes.applying(edits)
    let text = String(decoding: result, as: UTF8.self)
    for edit in edits {
      #expect(file.text(edit.range).allSatisfy { $0 == " " || $0 == "\t" }, "\(text)")
    }
    #expect(edits == edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
    let new = SourceFile(path: "A", bytes: result, language: file.language)
    let stream = lex(new)
    let after = Parsing.outline(new, stream)
    #expect(!after.isUnreliable, "\(text)")
    #expect(stream.comments.map(new.text) == outline.stream.comments.map(file.text))
    let inserted = Inserted(old: texts(outline.stream, file), new: texts(stream, new))
    #expect(inserted.isOneRun || file.language == .objectiveC, "\(text)")
    #expect(inserted.keepsOld, "\(text)")
    let known = outline.statements.count { $0.kind == .unknown }
    #expect(after.statements.count { $0.kind == .unknown } == known, "\(text)")
  }

  private func texts(_ stream: TokenStream, _ file: SourceFile) -> [String] {
    stream.tokens.map { file.text($0.range) }
  }
}

/// How the tokens of a result differ from those before.
private struct Inserted {
  /// Whether one run of new tokens is all that is new.
  var isOneRun: Bool
  /// Whether the old tokens are all there, in their order.
  var keepsOld: Bool

  init(old: [String], new: [String]) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    isOneRun = head + tail >= old.count
    var rest = old[...]
    for token in new where token == rest.first { rest.removeFirst() }
    keepsOld = rest.isEmpty
  }
}
