/// Small charts: one stacked bar, and tables whose rows have a bar.
enum HTMLChart {
  /// Returns a bar of all parts with its legend; the bar's text alternative says what it shows.
  static func stack(_ parts: [(id: String, title: String, count: Int)], title: String) -> String {
    let total = parts.reduce(0) { $0 + $1.count }
    guard total > 0 else { return "" }
    let summary = parts.map { "\($0.count) \($0.title.lowercased())" }.joined(separator: ", ")
    var x = 0.0
    let rectangles = parts.enumerated().map { index, part -> String in
      let gap = index == parts.count - 1 ? 0.0 : 4
      let width = 1000 * Double(part.count) / Double(total)
      defer { x += width }
      // A gap parts neighbours that a reader may not tell apart by colour.
      return "<rect class=\"\(part.id)\" x=\"\(number(x))\" y=\"0\" "
        + "width=\"\(number(max(2, width - gap)))\" height=\"20\"/>"
    }
    let legend = parts.map { part in
      "<li><span class=\"swatch \(part.id)\"></span>\(part.title) <b>\(grouped(part.count))</b></li>"
    }
    return """
      <figure class="stack">
      <svg role="img" viewBox="0 0 1000 20" preserveAspectRatio="none" \
      aria-label="\(MarkupText.escaped("\(title): \(summary)"))">\(rectangles.joined())</svg>
      <ul class="legend">\(legend.joined())</ul>
      </figure>
      """
  }

  /// Returns a table of counts; `rows` come in order, each name as HTML.
  static func table(_ rows: [(name: String, count: Int)], caption: String) -> String {
    let most = rows.map(\.count).max() ?? 1
    let lines = rows.map { row in
      let width = number(max(0.5, 100 * Double(row.count) / Double(max(1, most))))
      return """
        <tr><th scope="row">\(row.name)</th><td>\
        <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">\
        <rect width="\(width)" height="10"/></svg><span>\(grouped(row.count))</span></td></tr>
        """
    }
    return """
      <table class="bars"><caption>\(caption)</caption>
      <thead><tr><th scope="col">Name</th><th scope="col">Findings</th></tr></thead>
      <tbody>\(lines.joined(separator: "\n"))</tbody></table>
      """
  }

  /// A number with one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// A count with a comma behind its thousands.
  static func grouped(_ count: Int) -> String {
    var digits = String(count)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
