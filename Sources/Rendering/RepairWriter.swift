import Announcements
import Lexing
import Outlining
import SourceText

/// Writes a repair: a few words in place, or the statement anew with what goes around it.
struct RepairWriter {
  let outline: SyntaxOutline
  let style: FileStyle
  let templates: TemplateSet
  let repair: Repair
  /// The constants that the block has been given already.
  let taken: Set<String>

  private var statement: Statement { outline.statements[repair.statement] }

  private var isWrapped: Bool { repair.delay > 0 || repair.hop != .none }

  /// Returns the edits and the name of the constant that they write, if there is one.
  func edits() throws(RenderError) -> (edits: [Edit], constant: String?) {
    guard !outline.isUnreliable else { throw .unreliableOutline }
    var result: [Edit] = []
    var constant: String?
    let isLonger = repair.message != nil && outline.token(statement.tokens.start).startsLine
    if isWrapped || repair.priority != .default || isLonger {
      (result, constant) = try rewritten()
    } else {
      result = words(saying: repair.message)
    }
    if let absorbed = repair.absorbed { result.append(try removal(of: absorbed)) }
    return (result.inOrder { $0.range.start < $1.range.start }, constant)
  }

  /// The kind and the text, where they change.
  private func words(saying message: String?) -> [Edit] {
    var result: [Edit] = []
    if let kind = repair.kind {
      result.append(Edit(range: outline.token(kind.token).range, replacement: kind.name))
    }
    if let message, !repair.argument.isEmpty {
      result.append(Edit(range: outline.range(repair.argument), replacement: message))
    }
    return result
  }

  // MARK: The whole statement

  private func rewritten() throws(RenderError) -> (edits: [Edit], constant: String?) {
    let first = statement.tokens.start
    var opening = BlockOpening(outline: outline, style: style)
    var base = outline.lineIndentation(ofToken: first)
    if !outline.token(first).startsLine {
      let block = outline.blocks[Int(statement.block)]
      guard block.legality == .legal, Int(block.first) == repair.statement else {
        throw .unknownStatement
      }
      base = opening.contentIndentation(of: repair.statement)
    }
    let (lines, constant) = try composition().lines(
      wrapping: repair.priority == .default ? { body(saying: $0, below: base) } : nil)
    let layout = Layout(style: style, language: outline.file.language, base: base)
    let text = layout.text(of: lines)
    let start = Int(outline.token(first).start)
    let line = outline.lineStart(before: start)
    let isAlone = outline.endOfBlanks(from: line) == start
    let edit =
      isAlone
      ? Edit(range: ByteRange(line, end), replacement: text)
      : Edit(range: ByteRange(start, end), replacement: String(text.dropFirst(base.count)))
    return (opening.edits + [edit], constant)
  }

  /// The end of what is written anew: a comment behind the statement goes with it.
  private var end: Int {
    let last = Int(outline.token(statement.tokens.end - 1).end)
    guard isWrapped, repair.priority == .default else { return last }
    let end = outline.endOfTrailingComments(from: last)
    return outline.isEndOfLine(outline.endOfBlanks(from: end)) ? end : last
  }

  private func composition() throws(RenderError) -> Composition {
    let language = outline.file.language
    let text = repair.message ?? outline.text(repair.argument)
    var announcement = Announcement(
      kind: .announcement,
      argument: .message(Message(expression: text, isHoistedWhenDelayed: repair.isHoisted)),
      form: repair.form ?? (language == .swift ? .uiAccessibility : .objectiveC),
      placement: Placement(.after, statement: repair.statement))
    announcement.delay = repair.delay
    announcement.hop = repair.hop
    announcement.priority = repair.priority
    announcement.isAvailabilityGuarded = repair.isAvailabilityGuarded
    let block = Int(statement.block)
    return Composition(
      announcement: announcement, language: language, templates: templates,
      indentation: style.indentation, allowsConstant: outline.blocks[block].legality == .legal,
      isCase: outline.isCaseOfC(block)
    ) { [outline, taken] message in
      FreeName.name(in: outline, block: block, beside: message, taken: taken)
    }
  }

  /// The statement as its author has laid it out, saying `spoken`.
  private func body(saying spoken: String, below base: String) -> [RenderedLine] {
    let start = Int(outline.token(statement.tokens.start).start)
    var text = ""
    var position = start
    let isSame = spoken == outline.text(repair.argument)
    let edits = words(saying: isSame ? nil : spoken).inOrder { $0.range.start < $1.range.start }
    for edit in edits {
      text += outline.file.text(ByteRange(position, edit.range.start)) + edit.replacement
      position = edit.range.end
    }
    text += outline.file.text(ByteRange(position, end))
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated().map { index, line in
        var line = line
        if index > 0, line.hasPrefix(base) {
          line = line.dropFirst(base.count)
        } else if index > 0 {
          line = line.drop { $0 == " " || $0 == "\t" }
        }
        return RenderedLine(depth: 0, text: String(line))
      }
  }

  // MARK: A statement that goes

  /// Takes out the lines of a statement that stands on lines of its own.
  private func removal(of index: Int) throws(RenderError) -> Edit {
    let tokens = outline.statements[index].tokens
    let start = outline.lineStart(before: Int(outline.token(tokens.start).start))
    let end = outline.endOfBlanks(from: Int(outline.token(tokens.end - 1).end))
    guard outline.token(tokens.start).startsLine, outline.comment(at: start) == nil,
      end < outline.file.bytes.count, outline.isEndOfLine(end)
    else { throw .unknownStatement }
    let isPair =
      outline.file.bytes[end] == UInt8(ascii: "\r")
      && end + 1 < outline.file.bytes.count && outline.file.bytes[end + 1] == UInt8(ascii: "\n")
    return Edit(range: ByteRange(start, end + (isPair ? 2 : 1)), replacement: "")
  }
}
