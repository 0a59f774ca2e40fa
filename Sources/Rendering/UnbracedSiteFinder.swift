import Announcements
import Lexing
import Outlining
import SourceText

/// Finds the site beside the one statement of an Objective-C `if`, `else` or loop without braces,
/// and puts braces around the two.
struct UnbracedSiteFinder {
  let outline: SyntaxOutline
  let style: FileStyle

  /// Returns the site, whose other edits write the braces in the file's own style.
  ///
  /// Throws where a condition of the preprocessor stands between the head and its statement: which
  /// text the brace would belong to depends on it.
  func site(of placement: Placement) throws(RenderError) -> Site {
    let statement = outline.statements[placement.statement]
    let block = Int(statement.block)
    guard outline.token(max(0, Int(outline.blocks[block].open))).kind != .directive else {
      throw .unknownStatement
    }
    let owner = outline.lineIndentation(ofToken: ownerToken(of: block))
    let isOnOwnLine = outline.token(statement.tokens.start).startsLine
    let content =
      isOnOwnLine
      ? outline.lineIndentation(ofToken: statement.tokens.start)
      : owner + style.indentation.unit
    let brace = style.braces.opensOnOwnLine ? style.lineEnding + owner + "{" : " {"
    let gap = outline.blanks(after: Int(outline.blocks[block].open))
    let tail = tail(after: statement, owner, follows: outline.blocks[block])
    switch placement.side {
    case .before where isOnOwnLine:
      let line = outline.lineStart(before: Int(outline.token(statement.tokens.start).start))
      return Site(
        indentation: content, range: ByteRange(line, line), prefix: "",
        suffix: style.lineEnding,
        others: [.insert(brace, at: gap.start)] + tail.edits)
    case .before:
      return Site(
        indentation: content, range: gap, prefix: brace + style.lineEnding,
        suffix: style.lineEnding + content, others: tail.edits)
    case .after, .modifier:
      let opening =
        isOnOwnLine
        ? Edit.insert(brace, at: gap.start)
        : Edit(range: gap, replacement: brace + style.lineEnding + content)
      return Site(
        indentation: content, range: tail.closing.range, prefix: style.lineEnding,
        suffix: tail.closing.replacement, others: [opening] + tail.elses)
    }
  }

  /// The end of the body: the edit that writes the closing brace, and one before an `else` on a
  /// line of its own.
  private struct Tail {
    var closing: Edit
    var elses: [Edit] = []
    var edits: [Edit] { (closing.replacement.isEmpty ? [] : [closing]) + elses }
  }

  private func tail(after statement: Statement, _ owner: String, follows block: Block) -> Tail {
    let last = outline.lastToken(of: statement)
    let end = outline.endOfTrailingComments(from: Int(outline.token(last).end))
    let gap = ByteRange(end, outline.endOfBlanks(from: end))
    let brace = style.lineEnding + owner + "}"
    let next = outline.token(last + 1)
    let goesOn = continues(next, after: block)
    let isCuddled = goesOn && !style.braces.elseOnOwnLine
    if outline.isEndOfLine(gap.end) {
      let place = ByteRange(gap.end, gap.end)
      let line = outline.lineStart(before: Int(next.start))
      let isAlone = outline.endOfBlanks(from: line) == Int(next.start)
      if isCuddled, isAlone, outline.isNextLine(line, after: gap.end) {
        let joined = Edit.insert("} ", at: Int(next.start))
        return Tail(closing: Edit(range: place, replacement: ""), elses: [joined])
      }
      return Tail(closing: Edit(range: place, replacement: brace))
    }
    if isCuddled { return Tail(closing: Edit(range: gap, replacement: brace + " ")) }
    if next.kind == .rightBrace {
      let place = ByteRange(gap.start, gap.start)
      return Tail(closing: Edit(range: place, replacement: brace))
    }
    return Tail(closing: Edit(range: gap, replacement: brace + style.lineEnding + owner))
  }

  /// Whether `token` goes on with the statement whose body ends before it.
  private func continues(_ token: Token, after block: Block) -> Bool {
    let opener = outline.token(max(0, Int(block.open)))
    return switch token.word {
    case .else: opener.word != .else && opener.word != .do
    case .while: opener.word == .do
    default: false
    }
  }

  /// The token whose line the closing brace lines up with.
  private func ownerToken(of block: Int) -> Int {
    let table = outline.blocks[block]
    let open = max(0, Int(table.open))
    if outline.token(open).word == .else { return open }
    guard table.statement >= 0 else { return open }
    return outline.statements[Int(table.statement)].tokens.start
  }
}

extension SyntaxOutline {
  /// Whether the line that starts at `line` directly follows the line end at `end`.
  func isNextLine(_ line: Int, after end: Int) -> Bool {
    let length = line - end
    return length == 1
      || (length == 2 && file.bytes[end] == UInt8(ascii: "\r")
        && file.bytes[end + 1] == UInt8(ascii: "\n"))
  }
}
