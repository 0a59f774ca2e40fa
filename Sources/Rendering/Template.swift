package import Templates

/// One snippet, parsed once into lines of text and slots.
///
/// A level of indentation is four spaces or a tab in the template and becomes one of the file's
/// own. Spaces left over are alignment and stay as they are, and so is all that goes more than one
/// level beyond the line above.
package struct Template: Hashable, Sendable {
  /// What it is for.
  package let id: TemplateID
  /// The lines in order, without empty ones at the end.
  package let lines: [Line]

  /// A line of the template; one without pieces is empty.
  package struct Line: Hashable, Sendable {
    /// Levels of indentation.
    package var depth: Int
    /// Spaces of alignment after the indentation.
    package var padding: Int
    /// What follows, in order.
    package var pieces: [Piece]
  }

  /// A part of a line.
  package enum Piece: Hashable, Sendable {
    case text(String)
    case slot(Slot)
  }

  /// Parses `text`; lines may end with LF or CRLF.
  package init(id: TemplateID, text: String) throws(TemplateError) {
    try self.init(id: id, text: text, allowed: id.allowedSlots, required: id.requiredSlots)
  }

  /// Parses `text` with slots of its own: for a helper's call, which is no file.
  init(
    id: TemplateID, text: String, allowed: Set<Slot>, required: Set<Slot>
  ) throws(TemplateError) {
    var lines: [Line] = []
    for (index, line) in Template.lines(of: text).enumerated() {
      let above = lines.last?.depth ?? 0
      lines.append(try Line(parsing: line, number: index + 1, allowed: allowed, above: above))
    }
    while let last = lines.last, last.pieces.isEmpty { lines.removeLast() }
    guard !lines.isEmpty else { throw .empty }
    let found = Set(lines.flatMap(\.slots))
    for slot in Slot.allCases where required.contains(slot) && !found.contains(slot) {
      throw .missingSlot(slot)
    }
    self.id = id
    self.lines = lines
  }

  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }
  }
}

extension Template.Line {
  /// Columns of one level of indentation in a template.
  private static let levelWidth = 4

  fileprivate init(
    parsing line: Substring.UnicodeScalarView, number: Int, allowed: Set<Slot>, above: Int
  ) throws(TemplateError) {
    var rest = line
    var columns = 0
    while let first = rest.first, first == " " || first == "\t" {
      columns += first == " " ? 1 : Self.levelWidth
      rest.removeFirst()
    }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    depth = columns / Self.levelWidth
    if depth > above + 1 { depth = above }
    padding = columns - depth * Self.levelWidth
    pieces = []
    var text = ""
    while let first = rest.popFirst() {
      guard first == "$", rest.first == "{" else {
        text.unicodeScalars.append(first)
        continue
      }
      guard let close = rest.firstIndex(of: "}") else { throw .unclosedSlot(line: number) }
      let name = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...]
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.slot(try Self.slot(named: name, line: number, allowed: allowed)))
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    for slot in slots where slot.holdsLines && pieces.count > 1 {
      throw .slotNotAlone(slot, line: number)
    }
  }

  private static func slot(
    named name: String, line: Int, allowed: Set<Slot>
  ) throws(TemplateError) -> Slot {
    guard let slot = Slot(rawValue: name) else { throw .unknownSlot(name: name, line: line) }
    guard allowed.contains(slot) else { throw .slotNotFilledHere(slot, line: line) }
    return slot
  }

  /// Its slots, in order.
  var slots: [Slot] {
    pieces.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }
}
