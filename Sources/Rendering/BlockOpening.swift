import Lexing
import Outlining
import SourceText

/// Collects the white space that has to change for a one-line block to stand on lines of its own.
struct BlockOpening {
  let outline: SyntaxOutline
  let style: FileStyle
  /// Replacements of blanks by a line end and indentation, outer blocks first.
  private(set) var edits: [Edit] = []

  init(outline: SyntaxOutline, style: FileStyle) {
    self.outline = outline
    self.style = style
  }

  /// Returns the indentation of what stands beside `statement`, and opens its block where the
  /// statement stands on the line that the block begins in.
  mutating func contentIndentation(of statement: Int) -> String {
    let block = Int(outline.statements[statement].block)
    var found: Int?
    for index in outline.statements(of: block) {
      let first = outline.statements[index].tokens.start
      if outline.token(first).startsLine { found = first }
      if index == statement { break }
    }
    if let found { return outline.lineIndentation(ofToken: found) }
    guard outline.blocks[block].kind != .file else {
      return outline.lineIndentation(ofToken: outline.statements[statement].tokens.start)
    }
    return open(block)
  }

  /// Returns the indentation of the token that ends `block`, where it is put on a line.
  func closingIndentation(of block: Int) -> String {
    let end = outline.token(max(0, Int(outline.blocks[block].close)))
    var owner = block
    if outline.blocks[block].kind == .caseBody, end.kind == .rightBrace {
      owner = Int(outline.blocks[block].parent)
    }
    return outline.lineIndentation(ofToken: ownerToken(of: owner))
  }

  /// Puts the content of `block` on lines of its own and returns its indentation.
  ///
  /// The block around it is opened as well where it begins in the same line.
  private mutating func open(_ block: Int) -> String {
    let table = outline.blocks[block]
    let owner = ownerToken(of: block)
    var indentation = outline.lineIndentation(ofToken: owner)
    let parent = Int(table.parent)
    if parent >= 0, outline.blocks[parent].kind != .file,
      outline.blocks[parent].open >= outline.firstTokenOnLine(of: owner),
      Int(outline.blocks[parent].open) < owner
    {
      indentation = open(parent)
    }
    let content = table.kind == .switchBody ? switchIndentation(indentation) : indented(indentation)
    replace(outline.blanks(after: lastOpeningToken(of: block)), content)
    let close = Int(table.close)
    if close >= 0, !outline.token(close).startsLine {
      let end = Int(outline.token(close).start)
      replace(ByteRange(outline.startOfBlanks(before: end), end), indentation)
    }
    return content
  }

  private func indented(_ indentation: String) -> String {
    indentation + style.indentation.unit
  }

  private func switchIndentation(_ indentation: String) -> String {
    outline.file.language == .swift ? indentation : indented(indentation)
  }

  private mutating func replace(_ range: ByteRange, _ indentation: String) {
    guard !edits.contains(where: { $0.range == range }) else { return }
    edits.append(Edit(range: range, replacement: style.lineEnding + indentation))
  }

  /// The last token before the content: the brace, the colon, or a closure's `in`.
  private func lastOpeningToken(of block: Int) -> Int {
    let first = Int(outline.blocks[block].first)
    guard first >= 0 else { return Int(outline.blocks[block].open) }
    return outline.statements[first].tokens.start - 1
  }

  /// The token whose line the block's closing brace lines up with.
  func ownerToken(of block: Int) -> Int {
    let table = outline.blocks[block]
    if table.kind == .closure { return Int(table.open) }
    if table.declaration >= 0 {
      return outline.declarations[Int(table.declaration)].tokens.start
    }
    if table.statement >= 0 { return outline.statements[Int(table.statement)].tokens.start }
    return max(0, Int(table.open))
  }
}
