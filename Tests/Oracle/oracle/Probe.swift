import Lexing
import Outlining
import SourceText

/// A call put at every place of a file that the outline calls legal, on a line of its own.
struct Probe {
  static let call = "a11yProbe()"

  /// The edits, in no order.
  private(set) var edits: [Edit] = []
  private let outline: SyntaxOutline

  init(_ outline: SyntaxOutline) {
    self.outline = outline
    for (index, block) in outline.blocks.enumerated() where block.legality == .legal {
      addPlaces(of: index, block)
    }
  }

  /// The file with all probes.
  func probed() -> SourceFile? {
    guard let bytes = try? outline.file.bytes.applying(edits) else { return nil }
    return SourceFile(path: outline.file.path, bytes: bytes, language: .swift)
  }

  /// After each statement that does not leave the block, and before the first one.
  private mutating func addPlaces(of index: Int, _ block: Block) {
    guard block.first >= 0 else { return addEmpty(block) }
    let first = outline.statements[Int(block.first)]
    if isPlace(first) {
      let start = outline.range(first.tokens).start
      edits.append(.insert("\(Self.call)\n", at: start))
    }
    for statement in outline.statements(of: index).map({ outline.statements[$0] }) {
      guard isPlace(statement), !statement.kind.leavesBlock else { continue }
      let isEnded = outline.token(statement.tokens.end).kind == .semicolon
      edits.append(
        .insert("\n\(Self.call)\(isEnded ? "" : "\n")", at: outline.range(statement.tokens).end))
    }
  }

  private mutating func addEmpty(_ block: Block) {
    guard outline.token(Int(block.close)).kind == .rightBrace else { return }
    edits.append(.insert(" \(Self.call) ", at: Int(outline.token(Int(block.close)).start)))
  }

  private func isPlace(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .directive, .unknown, .caseLabel: false
    default: true
    }
  }
}
