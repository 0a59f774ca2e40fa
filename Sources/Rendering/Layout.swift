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
    var text = ""
    for (index, line) in style.braces.applied(to: lines).flatMap(broken).enumerated() {
      if index > 0 { text += style.lineEnding }
      guard !line.text.isEmpty else { continue }
      text += base
      for _ in 0..<line.depth { text += style.indentation.unit }
      for _ in 0..<line.padding { text += " " }
      text += line.text
    }
    return text
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

  /// The arguments of a call below one another; messages stay as their template has them.
  private func brokenObjectiveC(_ line: RenderedLine) -> [RenderedLine] {
    let phrase = Phrase(line.text, language: language)
    guard let group = phrase.longestGroup else { return [line] }
    let items = phrase.items(of: group)
    guard items.count > 1 else { return [line] }
    let head = phrase.text(through: group.open)
    let column = line.padding + Indentation.columns(of: head)
    return items.enumerated().map { index, item in
      let text = item + (index + 1 < items.count ? "," : phrase.text(from: group.close))
      guard index > 0 else { return line.with(text: head + text) }
      return RenderedLine(depth: line.depth, padding: column, text: text)
    }
  }
}
