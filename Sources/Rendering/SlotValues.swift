/// What the slots of one template are filled with.
///
/// They are few, so they are looked for one by one.
struct SlotValues: ExpressibleByDictionaryLiteral {
  private var texts: [(slot: Slot, text: String)]
  var body: [RenderedLine] = []
  var fallback: [RenderedLine] = []

  init(dictionaryLiteral texts: (Slot, String)...) {
    self.texts = texts
  }

  /// The text for a slot that holds no lines, the last that was set; empty where none was.
  subscript(slot: Slot) -> String {
    get { texts.last { $0.slot == slot }?.text ?? "" }
    set { texts.append((slot, newValue)) }
  }
}

extension Template {
  /// Returns the lines with every slot filled; one without a value is filled with nothing.
  func rendered(with values: SlotValues) -> [RenderedLine] {
    lines.flatMap { line -> [RenderedLine] in
      if line.pieces.count == 1, case .slot(let slot) = line.pieces[0], slot.holdsLines {
        return (slot == .body ? values.body : values.fallback).map { inner in
          RenderedLine(
            depth: inner.depth + line.depth, padding: inner.padding + line.padding,
            text: inner.text)
        }
      }
      let text = line.pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .slot(let slot): values[slot]
        }
      }
      return [RenderedLine(depth: line.depth, padding: line.padding, text: text.joined())]
    }
  }
}
