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
    id: TemplateID, text: String, allowed: [Slot], required: [Slot]
  ) throws(TemplateError) {
    var lines: [Line] = []
    for (index, line) in Template.lines(of: text).enumerated() {
      let above = lines.last?.depth ?? 0
      lines.append(try Line(parsing: line, number: index + 1, allowed: allowed, above: above))
    }
    while let last = lines.last, last.pieces.isEmpty { lines.removeLast() }
    guard !lines.isEmpty else { throw .empty }
    for slot in required where !lines.contains(where: { $0.slots.contains(slot) }) {
      throw .missingSlot(slot)
    }
    self.id = id
    self.lines = lines
  }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }
}

extension Template.Line {
  /// Columns of one level of indentation in a template.
  private static let levelWidth = 4

  fileprivate init(
    parsing line: ArraySlice<UInt8>, number: Int, allowed: [Slot], above: Int
  ) throws(TemplateError) {
    let (space, tab) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
    var rest = line
    var columns = 0
    while let first = rest.first, first == space || first == tab {
      columns += first == space ? 1 : Self.levelWidth
      rest = rest.dropFirst()
    }
    while let last = rest.last, last == space || last == tab { rest = rest.dropLast() }
    depth = columns / Self.levelWidth
    if depth > above + 1 { depth = above }
    padding = columns - depth * Self.levelWidth
    pieces = []
    while let open = Self.slot(in: rest) {
      guard let close = rest[open...].firstIndex(of: UInt8(ascii: "}")) else {
        throw .unclosedSlot(line: number)
      }
      addText(rest[..<open])
      let name = String(decoding: rest[(open + 2)..<close], as: UTF8.self)
      pieces.append(.slot(try Self.slot(named: name, line: number, allowed: allowed)))
      rest = rest[(close + 1)...]
    }
    addText(rest)
    for slot in slots where slot.holdsLines && pieces.count > 1 {
      throw .slotNotAlone(slot, line: number)
    }
  }

  private mutating func addText(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { pieces.append(.text(String(decoding: bytes, as: UTF8.self))) }
  }

  /// Where the first `${` is.
  private static func slot(in line: ArraySlice<UInt8>) -> Int? {
    line.indices.dropLast().first {
      line[$0] == UInt8(ascii: "$") && line[$0 + 1] == UInt8(ascii: "{")
    }
  }

  private static func slot(
    named name: String, line: Int, allowed: [Slot]
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
