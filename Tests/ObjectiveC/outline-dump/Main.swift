import Foundation
import Lexing
import Outlining
import Parsing
import SourceText

/// `outline-dump < PATHS`: what the tool sees in files of the C family, one fact a line.
///
/// For each path: `file PATH`, then `token START END KIND` and `statement START END KIND BLOCK`,
/// places being 0-based byte offsets; a last `unreliable` where the outline gives the file up.
@main
enum Main {
  static func main() {
    while let path = readLine() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let file = SourceFile(path: path, bytes: ContiguousArray(data), language: .objectiveC)
      FileHandle.standardOutput.write(Data(dump(of: file).utf8))
    }
  }

  private static func dump(of file: SourceFile) -> String {
    let outline = outline(file)
    var lines = ["file \(file.path)"]
    for token in outline.stream.tokens where token.kind != .endOfFile {
      lines.append("token \(token.start) \(token.end) \(token.kind)")
    }
    for statement in outline.statements {
      let range = outline.range(statement.tokens)
      let block = outline.blocks[Int(statement.block)]
      lines.append("statement \(range.start) \(range.end) \(statement.kind) \(block.kind)")
    }
    if outline.isUnreliable { lines.append("unreliable") }
    return lines.joined(separator: "\n") + "\n"
  }
}
