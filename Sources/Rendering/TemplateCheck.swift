import Lexing
import Outlining
import Parsing
import SourceText
import Templates

extension Template {
  /// Throws where the template, its slots filled with samples, is anything but whole statements.
  package func check() throws(TemplateError) {
    let rendered = rendered(with: samples)
    let view = id.isModifier ? "view" : ""
    let text = view + rendered.map(\.text).joined(separator: "\n") + "\n"
    let file = SourceFile(
      path: id.fileName, bytes: ContiguousArray(text.utf8),
      language: id.isObjectiveC ? .objectiveC : .swift)
    let lines = LineTable(file.bytes)
    let stream = lex(file)
    for token in stream.tokens where token.kind == .invalid || token.kind == .placeholder {
      throw .notLexical(line: lines.line(at: Int(token.start)))
    }
    if let token = TokenSpan.firstUnbalanced(in: stream.tokens) {
      throw .unbalancedBrackets(line: lines.line(at: Int(token.start)))
    }
    if let token = firstLoose(in: stream.tokens) {
      throw .notStatements(line: lines.line(at: Int(token.start)))
    }
    try checkStatements(of: text)
  }

  /// The template with its slots filled with samples, a line a line.
  package var sample: [String] {
    rendered(with: samples).map { line in
      String(repeating: " ", count: 4 * line.depth + line.padding) + line.text
    }
  }

  /// Throws where `text`, as the body of a function, is not read as statements.
  private func checkStatements(of text: String) throws(TemplateError) {
    let head = id.isObjectiveC ? "void f(void) {\n" : "func f() {\n"
    let file = SourceFile(
      path: id.fileName, bytes: ContiguousArray((head + text + "}\n").utf8),
      language: id.isObjectiveC ? .objectiveC : .swift)
    let outline = Parsing.outline(file, lex(file))
    let lines = LineTable(file.bytes)
    for statement in outline.statements where statement.kind == .unknown {
      let start = Int(outline.token(statement.tokens.start).start)
      throw .notStatements(line: lines.line(at: start) - 1)
    }
  }

  /// Values that make a statement of each shipped template.
  private var samples: SlotValues {
    let end = id.isObjectiveC ? ";" : ""
    var values: SlotValues = [
      .message: "message", .element: "element", .priority: id.isObjectiveC ? "High" : "high",
      .delay: "1.0", .name: "announcement", .indent: " ", .value: "value", .condition: "condition",
    ]
    values.body = [RenderedLine(depth: 0, text: "post()" + end)]
    values.fallback = [RenderedLine(depth: 0, text: "postOtherwise()" + end)]
    return values
  }

  /// The first token that leaves a statement without its beginning or end.
  private func firstLoose(in tokens: ContiguousArray<Token>) -> Token? {
    let content = tokens.dropLast()
    guard let first = content.first, let last = content.last else { return tokens.last }
    switch first.kind {
    case .comma, .colon, .equal, .arrow, .question, .period, .semicolon: return first
    case .operator where !first.isRightBound: return first
    default: break
    }
    switch last.kind {
    case .rightBrace: return nil
    case .semicolon: return nil
    case .comma, .colon, .equal, .arrow, .period: return last
    case .operator where !last.isLeftBound: return last
    default: return id.isObjectiveC ? last : nil
    }
  }
}
