import Lexing
import SourceText

/// A stream written out for people: one token a line, then one comment a line.
///
/// `line:column kind[ word] flags "text"`, where the flags are letters: `n` starts a line, `b` and
/// `a` space before and after, `l` and `r` bound left and right, `s` special, `u` unterminated.
func tokenTable(of file: SourceFile) -> String {
  let stream = lex(file)
  let lines = LineTable(file.bytes)
  var table = ""
  for token in stream.tokens {
    let place = lines.location(at: Int(token.start))
    table += "\(place.line):\(place.column) \(token.kind)"
    if token.word != .none { table += " \(token.word)" }
    table += " \(letters(of: token.flags)) \"\(escaped(file.text(token.range)))\"\n"
  }
  for comment in stream.comments {
    let place = lines.location(at: comment.start)
    table += "\(place.line):\(place.column) comment \"\(escaped(file.text(comment)))\"\n"
  }
  return table
}

private func letters(of flags: Token.Flags) -> String {
  let named: [(Token.Flags, Character)] = [
    (.startsLine, "n"), (.spaceBefore, "b"), (.spaceAfter, "a"), (.leftBound, "l"),
    (.rightBound, "r"), (.special, "s"), (.unterminated, "u"),
  ]
  let letters = String(named.filter { flags.contains($0.0) }.map(\.1))
  return letters.isEmpty ? "-" : letters
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
