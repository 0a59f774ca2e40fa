import Lexing
import SourceText

/// Turns rendered lines into text: breaks those too long for the file, and indents all.
struct Layout {
  let style: FileStyle
  let language: Language
  /// The white space before a line of depth 0.
  let base: String

  /// Returns the text of `lines`, without a line end after the last.
  func text(of lines: [RenderedLine]) -> String {
    style.braces.applied(to: lines)
      .flatMap(broken)
      .map { line in
        guard !line.text.isEmpty else { return "" }
        let levels = String(repeating: style.indentation.unit, count: line.depth)
        return base + levels + String(repeating: " ", count: line.padding) + line.text
      }
      .joined(separator: style.lineEnding)
  }

  /// Returns the line, or the lines it is broken into where it is too long.
  private func broken(_ line: RenderedLine) -> [RenderedLine] {
    let spansLines = line.text.utf8.contains {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    guard !spansLines, !fits(line) else { return [line] }
    return switch language {
    case .swift: brokenSwift(line)
    case .objectiveC: brokenObjectiveC(line)
    }
  }

  private func fits(_ line: RenderedLine) -> Bool {
    let levels = line.depth * Indentation.columns(of: style.indentation.unit)
    return Indentation.columns(of: base) + levels + line.padding
      + Indentation.columns(of: line.text) <= style.width
  }

  /// One argument a line, one level deeper, the closing bracket on a line of its own.
  private func brokenSwift(_ line: RenderedLine) -> [RenderedLine] {
    let phrase = Phrase(line.text, language: language)
    guard let group = phrase.longestGroup else { return [line] }
    let items = phrase.items(of: group)
    var result = [line.with(text: phrase.text(through: group.open))]
    for (index, item) in items.enumerated() {
      let text = index + 1 < items.count ? item + "," : item
      result += broken(RenderedLine(depth: line.depth + 1, padding: line.padding, text: text))
    }
    result.append(line.with(text: phrase.text(from: group.close)))
    return result
  }

  /// The arguments of a call below one another; the pieces of a message aligned by their colons.
  private func brokenObjectiveC(_ line: RenderedLine) -> [RenderedLine] {
    let phrase = Phrase(line.text, language: language)
    guard let group = phrase.longestGroup else { return [line] }
    let head = phrase.text(through: group.open)
    let tail = phrase.text(from: group.close)
    let items = group.isMessage ? phrase.pieces(of: group) : phrase.items(of: group)
    guard items.count > 1 else { return [line] }
    let column = line.padding + Indentation.columns(of: head)
    let colon = group.isMessage ? phrase.colonColumn(ofPiece: items[0]) : 0
    var result: [RenderedLine] = []
    for (index, item) in items.enumerated() {
      var text = item
      if index + 1 < items.count { text += group.isMessage ? "" : "," } else { text += tail }
      let shift = group.isMessage ? max(0, colon - phrase.colonColumn(ofPiece: item)) : 0
      if index == 0 {
        result.append(line.with(text: head + text))
      } else {
        let rest = RenderedLine(depth: line.depth, padding: column + shift, text: text)
        result += broken(rest)
      }
    }
    return result
  }
}
