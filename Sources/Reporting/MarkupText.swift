/// Text made fit to stand in XML and HTML.
enum MarkupText {
  /// Returns `text` with what markup is made of written as references.
  ///
  /// Control characters, which XML has none of, are written out as in `PrintableText`; tabs and
  /// line feeds stay.
  static func escaped(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { references(in: PrintableText.escaped(String($0))) }.joined(separator: "\t")
    }
    return lines.joined(separator: "\n")
  }

  private static func references(in text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
