import Announcements
import Lexing
import Outlining
import SourceText

/// Finds the site of a placement.
///
/// A statement on a line of its own gets the insertion on the next line or the one before. Where
/// its block begins, ends or goes on in the same line, the block is opened up:
///
///     if isEmpty { label.text = text } else { hide() }
///
/// becomes, with an insertion after the first statement,
///
///     if isEmpty {
///       label.text = text
///       …
///     } else { hide() }
struct SiteFinder {
  let outline: SyntaxOutline
  let style: FileStyle

  /// Returns the site of `placement`; throws where no statement may stand there.
  func site(of placement: Placement) throws(RenderError) -> Site {
    guard !outline.isUnreliable else { throw .unreliableOutline }
    let statement = outline.statements[placement.statement]
    guard statement.kind != .unknown else { throw .unknownStatement }
    let block = outline.blocks[Int(statement.block)]
    if placement.side == .modifier { return try siteOfModifier(of: placement.statement) }
    guard placement.side == .before || !statement.kind.leavesBlock else { throw .unreachable }
    switch block.legality {
    case .legal: break
    // Whether the value is used is known to who planned this, not to the block.
    case .unknownResult, .valueBranch: break
    case .resultBuilder, .implicitReturn, .notStatements: throw .illegalBlock(block.legality)
    case .unbraced:
      return try UnbracedSiteFinder(outline: outline, style: style).site(of: placement)
    }
    var opening = BlockOpening(outline: outline, style: style)
    let indentation = opening.contentIndentation(of: placement.statement)
    return switch placement.side {
    case .before: try siteBefore(statement, indentation, opening)
    case .after, .modifier: try siteAfter(statement, indentation, opening)
    }
  }

  /// The site below a view's last line: level with that where it begins with another modifier or
  /// closes what was opened, else one level deeper than the view.
  private func siteOfModifier(of index: Int) throws(RenderError) -> Site {
    let statement = outline.statements[index]
    let block = outline.blocks[Int(statement.block)]
    guard block.legality == .resultBuilder || block.legality == .implicitReturn,
      statement.kind == .expression,
      outline.token(statement.tokens.end).kind != .semicolon,
      !isPartlyConditional(statement.tokens)
    else { throw .illegalBlock(block.legality) }
    var opening = BlockOpening(outline: outline, style: style)
    let content = opening.contentIndentation(of: index)
    var site = try siteAfter(statement, content, opening)
    let last = outline.firstTokenOnLine(of: statement.tokens.end - 1)
    site.indentation = content + style.indentation.unit
    guard last > statement.tokens.start else { return site }
    switch outline.token(last).kind {
    case .period, .rightBrace, .rightParen, .rightBracket:
      site.indentation = outline.lineIndentation(ofToken: last)
    default: break
    }
    return site
  }

  /// Whether some of an expression's own modifiers stand under `#if`; what its closures have does not matter.
  private func isPartlyConditional(_ expression: TokenRange) -> Bool {
    var index = expression.start
    while index < expression.end {
      if outline.token(index).word == .poundIf { return true }
      let isOpening = [.leftBrace, .leftParen, .leftBracket].contains(outline.token(index).kind)
      let partner = isOpening ? Int(outline.partners[index]) : -1
      index = max(index + 1, partner)
    }
    return false
  }

  private func siteBefore(
    _ statement: Statement, _ indentation: String, _ opening: BlockOpening
  ) throws(RenderError) -> Site {
    let first = statement.tokens.start
    let isFirst = first - 1 <= Int(outline.blocks[Int(statement.block)].open)
    guard isFirst || !outline.wantsMore(after: first - 1) else { throw .unknownStatement }
    let start = Int(outline.token(first).start)
    guard outline.token(first).startsLine else {
      let gap = outline.blanks(after: first - 1)
      return site(in: gap, indentation, opening, following: style.lineEnding + indentation)
    }
    let line = outline.lineStart(before: start)
    if let comment = outline.comment(at: line), comment.start < line {
      let end = outline.endOfTrailingComments(from: comment.end)
      let gap = ByteRange(end, outline.endOfBlanks(from: end))
      return site(in: gap, indentation, opening, following: style.lineEnding + indentation)
    }
    return Site(
      indentation: indentation, range: ByteRange(line, line), prefix: "",
      suffix: style.lineEnding)
  }

  private func siteAfter(
    _ statement: Statement, _ indentation: String, _ opening: BlockOpening
  ) throws(RenderError) -> Site {
    let last = outline.lastToken(of: statement)
    guard !outline.wantsMore(after: last), !outline.lacksSemicolon(statement, last: last) else {
      throw .unknownStatement
    }
    let end = outline.endOfTrailingComments(from: Int(outline.token(last).end))
    let gap = ByteRange(end, outline.endOfBlanks(from: end))
    guard !outline.isEndOfLine(gap.end) else {
      let position = ByteRange(gap.end, gap.end)
      return site(in: position, indentation, opening, following: "")
    }
    let block = Int(statement.block)
    let isLast = last + 1 >= Int(outline.blocks[block].close)
    let next = isLast ? opening.closingIndentation(of: block) : indentation
    return site(in: gap, indentation, opening, following: style.lineEnding + next)
  }

  /// The site that replaces `gap`: where the opened block has an edit of its own for that gap,
  /// what this edit writes follows the insertion.
  private func site(
    in gap: ByteRange, _ indentation: String, _ opening: BlockOpening, following: String
  ) -> Site {
    let own = opening.edits.first { $0.range == gap }
    return Site(
      indentation: indentation, range: gap, prefix: style.lineEnding,
      suffix: own?.replacement ?? following,
      others: opening.edits.filter { $0.range != gap })
  }
}

extension SyntaxOutline {
  /// The statement's last token, or the last `;` that follows it on its line.
  func lastToken(of statement: Statement) -> Int {
    var last = statement.tokens.end - 1
    while last + 1 < stream.count, token(last + 1).kind == .semicolon,
      !token(last + 1).startsLine
    {
      last += 1
    }
    return last
  }

  /// The blanks directly after `token`.
  func blanks(after token: Int) -> ByteRange {
    let start = Int(stream.tokens[token].end)
    return ByteRange(start, endOfBlanks(from: start))
  }
}
