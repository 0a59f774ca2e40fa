import Lexing
import Outlining
import SourceText

/// Where a file puts the braces of `if`, `else` and loops.
struct BraceStyle: Hashable, Sendable {
  /// `{` on a line of its own.
  var opensOnOwnLine = false
  /// `else` on the line after the `}` before it.
  var elseOnOwnLine = false

  init() {}

  /// What most of the file's statements show.
  init(of outline: SyntaxOutline) {
    var own = 0
    var same = 0
    for block in outline.blocks {
      switch block.kind {
      case .ifBody, .elseBody, .loopBody:
        let open = Int(block.open)
        guard open >= 0, outline.token(open).kind == .leftBrace else { continue }
        if outline.token(open).startsLine { own += 1 } else { same += 1 }
      default: continue
      }
    }
    opensOnOwnLine = own > same
    var apart = 0
    var cuddled = 0
    let tokens = outline.stream.tokens
    for index in tokens.indices.dropFirst() where tokens[index].word == .else {
      guard tokens[index - 1].kind == .rightBrace else { continue }
      if tokens[index].startsLine { apart += 1 } else { cuddled += 1 }
    }
    elseOnOwnLine = apart == cuddled ? opensOnOwnLine : apart > cuddled
  }

  /// Returns `lines` with the braces of their `if` and `else` where the file has its own.
  func applied(to lines: [RenderedLine]) -> [RenderedLine] {
    lines.flatMap { line -> [RenderedLine] in
      let opens = line.text.hasSuffix(" {")
      let head = opens ? String(line.text.dropLast(2)) : line.text
      switch (head, opens) {
      case ("} else", true): return elseLines(like: line)
      case (_, true) where opensOnOwnLine && head.hasPrefix("if "):
        return [line.with(text: head), line.with(text: "{")]
      default: return [line]
      }
    }
  }

  private func elseLines(like line: RenderedLine) -> [RenderedLine] {
    switch (elseOnOwnLine, opensOnOwnLine) {
    case (false, false): [line]
    case (true, false): [line.with(text: "}"), line.with(text: "else {")]
    case (false, true): [line.with(text: "} else"), line.with(text: "{")]
    case (true, true): [line.with(text: "}"), line.with(text: "else"), line.with(text: "{")]
    }
  }
}
