/// The colours of what is printed; without colours every style is the text itself.
package struct Palette: Sendable {
  package var isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  package enum Style: String, Sendable {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  package func painted(_ text: String, _ style: Style) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
