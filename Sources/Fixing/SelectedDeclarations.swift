package import Outlining
package import SourceText

/// The parts of a file that a run which is restricted to some lines may change.
///
/// A place belongs to the innermost type, function or member around it, and may be changed where
/// that contains a selected line. Accessors are part of their property, local variables of their
/// function. Code outside all declarations may be changed on the selected lines themselves.
package struct SelectedDeclarations: Sendable {
  /// In source order, side by side, and together the whole file.
  private var parts: [Part] = []

  private struct Part: Sendable {
    var range: Range<Int>
    var isSelected: Bool
  }

  /// Everything is selected where `selection` is `nil`.
  package init(_ outline: SyntaxOutline, _ selection: LineSelection?) {
    let end = outline.file.bytes.count + 1
    guard let selection else {
      parts = [Part(range: 0..<end, isSelected: true)]
      return
    }
    let lines = LineTable(outline.file.bytes, countsReturns: selection.countsReturns)
    var open: [Part] = []
    for declaration in outline.declarations where Self.isUnit(declaration, in: outline) {
      let range = outline.range(declaration.tokens)
      guard !range.isEmpty, range.start >= coveredEnd else { continue }
      close(&open, upTo: range.start)
      fill(to: range.start, open.last, lines, selection)
      let own = lines.line(at: range.start)...lines.line(at: range.end - 1)
      open.append(Part(range: range.start..<range.end, isSelected: selection.touches(own)))
    }
    close(&open, upTo: end)
    fill(to: end, nil, lines, selection)
  }

  /// Whether there is nothing that may not be changed.
  package var isEverything: Bool { parts.allSatisfy(\.isSelected) }

  private var coveredEnd: Int { parts.last?.range.upperBound ?? 0 }

  /// Covers the rest of the declarations that end at `end` or before.
  private mutating func close(_ open: inout [Part], upTo end: Int) {
    while let last = open.last, last.range.upperBound <= end {
      add(to: last.range.upperBound, isSelected: last.isSelected)
      open.removeLast()
    }
  }

  /// Covers what comes before `end`: a stretch of the declaration around, or code outside of all.
  private mutating func fill(
    to end: Int, _ declaration: Part?, _ lines: LineTable, _ selection: LineSelection
  ) {
    if let declaration {
      add(to: end, isSelected: declaration.isSelected)
      return
    }
    while coveredEnd < end {
      let line = lines.line(at: coveredEnd)
      let next = line < lines.count ? lines.start(ofLine: line + 1) : end
      add(to: min(max(next, coveredEnd + 1), end), isSelected: selection.touches(line...line))
    }
  }

  private mutating func add(to end: Int, isSelected: Bool) {
    let start = coveredEnd
    if start < end { parts.append(Part(range: start..<end, isSelected: isSelected)) }
  }

  private static func isUnit(_ declaration: Declaration, in outline: SyntaxOutline) -> Bool {
    let kind = declaration.kind
    if kind == .accessor { return false }
    if kind.isType || kind.isFunction || kind == .macroExpansion { return true }
    guard kind == .property else { return false }
    let parent = Int(declaration.parent)
    return parent < 0 || outline.declarations[parent].kind.isType
  }

  /// Whether the byte at an offset may be changed.
  package func contains(_ offset: Int) -> Bool { part(at: offset)?.isSelected == true }

  /// Whether an edit stays inside what may be changed; an added import always does.
  package func allows(_ edit: Edit) -> Bool {
    if edit.addsImport { return true }
    // What is put in between two parts belongs to neither.
    guard let first = part(at: edit.range.start), first.isSelected else { return false }
    if edit.range.isEmpty {
      return edit.range.start > first.range.lowerBound || edit.range.start == 0
        || part(at: edit.range.start - 1)?.isSelected == true
    }
    return parts.allSatisfy {
      $0.isSelected || !$0.range.overlaps(edit.range.start..<edit.range.end)
    }
  }

  /// Whether `after` is `before` with nothing changed but in the selected parts, and imports.
  ///
  /// Reads the bytes alone, whatever edits are said to have made them.
  package func holds(
    before: ContiguousArray<UInt8>, after: ContiguousArray<UInt8>, imports: [Edit]
  ) -> Bool {
    let cuts = Set(imports.map(\.range.start))
    let pieces = frozenPieces(upTo: before.count, cuts)
    var position = 0
    for (index, piece) in pieces.enumerated() {
      let bytes = ArraySlice(before[piece])
      let isFirst = piece.lowerBound == 0 && !cuts.contains(0)
      let isLast = index == pieces.count - 1 && piece.upperBound == before.count
      let start = isLast && !cuts.contains(before.count) ? after.count - bytes.count : position
      guard start >= position,
        let found = after.offset(of: bytes, from: start, isFixed: isFirst), !isFirst || found == 0
      else { return false }
      position = found + bytes.count
    }
    return true
  }

  /// The stretches that may not change, cut where imports are added.
  private func frozenPieces(upTo end: Int, _ cuts: Set<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    for part in parts where !part.isSelected && part.range.lowerBound < end {
      var start = part.range.lowerBound
      if let last = pieces.last, last.upperBound == start, !cuts.contains(start) {
        start = last.lowerBound
        pieces.removeLast()
      }
      for cut in cuts.inOrder(<) where start < cut && cut < part.range.upperBound && cut < end {
        pieces.append(start..<cut)
        start = cut
      }
      pieces.append(start..<min(part.range.upperBound, end))
    }
    return pieces
  }

  private func part(at offset: Int) -> Part? {
    let index = parts.indices.partitioningIndex { parts[$0].range.upperBound > offset }
    return index < parts.count ? parts[index] : nil
  }
}

extension Edit {
  /// Whether it is a line that imports a module and nothing else.
  var addsImport: Bool {
    guard range.isEmpty else { return false }
    let lines = replacement.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return !lines.isEmpty
      && lines.allSatisfy { line in
        ["import ", "@import ", "#import "].contains { line.starts(with: $0.utf8) }
      }
  }
}

extension ContiguousArray<UInt8> {
  /// Where `piece` first stands at `start` or behind it; at `start` alone where that is fixed.
  fileprivate func offset(of piece: ArraySlice<UInt8>, from start: Int, isFixed: Bool) -> Int? {
    var candidate = start
    while candidate + piece.count <= count {
      if self[candidate..<candidate + piece.count].elementsEqual(piece) { return candidate }
      if isFixed { return nil }
      candidate += 1
    }
    return nil
  }
}
