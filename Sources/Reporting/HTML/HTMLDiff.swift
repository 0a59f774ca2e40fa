/// A unified diff as a piece of the page, from which the diff can be had again.
enum HTMLDiff {
  static func markup(of diff: String, title: String) -> String {
    var lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    let heading = lines.prefix(3).joined(separator: "\n")
    let body = Array(lines.dropFirst(3))
    let hasReturns = body.contains { $0.unicodeScalars.last == "\r" }
    return """
      <figure class="diff" data-heading="\(MarkupText.escaped(heading))"\
      \(hasReturns ? " data-returns" : "")>
      <figcaption>Fix: \(MarkupText.escaped(title))</figcaption>
      <pre><code>\(body.map(line).joined(separator: "\n"))
      </code></pre>
      </figure>
      """
  }

  private static func line(_ line: String) -> String {
    let text = MarkupText.escaped(
      line.unicodeScalars.last == "\r" ? String(line.unicodeScalars.dropLast()) : line)
    return switch line.unicodeScalars.first {
    case "+": "<ins>\(text)</ins>"
    case "-": "<del>\(text)</del>"
    case "@": "<span class=\"at\">\(text)</span>"
    default: text
    }
  }
}
