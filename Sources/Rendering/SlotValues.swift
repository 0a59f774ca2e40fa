/// What the slots of one template are filled with.
struct SlotValues {
  var texts: [Slot: String] = [:]
  /// For the slots that hold whole lines.
  var lines: [Slot: [RenderedLine]] = [:]
}

extension Template {
  /// Returns the lines with every slot filled; one without a value is filled with nothing.
  func rendered(with values: SlotValues) -> [RenderedLine] {
    lines.flatMap { line -> [RenderedLine] in
      if line.pieces.count == 1, case .slot(let slot) = line.pieces[0], slot.holdsLines {
        return (values.lines[slot] ?? []).map { inner in
          RenderedLine(
            depth: inner.depth + line.depth, padding: inner.padding + line.padding,
            text: inner.text)
        }
      }
      let text = line.pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .slot(let slot): values.texts[slot] ?? ""
        }
      }
      return [RenderedLine(depth: line.depth, padding: line.padding, text: text.joined())]
    }
  }
}
