import Lexing
package import Outlining
import SourceText

/// What must hold for the tables of every outline, however damaged the file.
package enum OutlineFaults {
  /// Returns what is wrong first; `nil` where nothing is.
  package static func first(in outline: SyntaxOutline) -> String? {
    let fault =
      statementFault(outline) ?? blockFault(outline) ?? useFault(outline) ?? orderFault(outline)
    // Where brackets are missing nothing is written, and what holds what is a guess.
    return fault ?? sizeFault(outline)
      ?? (outline.isUnreliable ? nil : partnerFault(outline) ?? nestingFault(outline))
  }

  /// Brackets point at each other, and at nothing else.
  ///
  /// In C two branches of an `#if` may close the same brace.
  private static func partnerFault(_ outline: SyntaxOutline) -> String? {
    guard outline.partners.count == outline.stream.count else { return "partners are not tokens" }
    guard outline.file.language == .swift else { return nil }
    for (index, partner) in outline.partners.enumerated() where partner >= 0 {
      guard Int(partner) < outline.partners.count else { return "partner of \(index) is no token" }
      // The middle piece of a string closes one piece and opens the next.
      let isMiddle = [index, Int(partner)].contains { outline.token($0).kind == .stringMiddle }
      if !isMiddle, Int(outline.partners[Int(partner)]) != index {
        return "partner of \(index) has another partner"
      }
    }
    return nil
  }

  /// Statements lie in their blocks, in order and apart.
  private static func statementFault(_ outline: SyntaxOutline) -> String? {
    for (index, statement) in outline.statements.enumerated() {
      guard !statement.tokens.isEmpty, statement.tokens.start >= 0,
        statement.tokens.end <= outline.stream.count
      else { return "statement \(index) is empty or no part of the file" }
      guard outline.blocks.indices.contains(Int(statement.block)) else {
        return "statement \(index) is in no block"
      }
      guard statement.next >= 0 else { continue }
      guard outline.statements.indices.contains(Int(statement.next)) else {
        return "what follows statement \(index) is none"
      }
      if outline.statements[Int(statement.next)].tokens.start < statement.tokens.end {
        return "statement \(index) overlaps the next"
      }
    }
    return nil
  }

  private static func blockFault(_ outline: SyntaxOutline) -> String? {
    for (index, block) in outline.blocks.enumerated() {
      guard Int(block.close) < outline.stream.count, Int(block.parent) < outline.blocks.count else {
        return "block \(index) ends or stands nowhere"
      }
      let count = outline.statements(of: index).reduce(0) { count, _ in count + 1 }
      if count != Int(block.count) { return "block \(index) has not as many statements as it says" }
    }
    return nil
  }

  private static func nestingFault(_ outline: SyntaxOutline) -> String? {
    for (index, block) in outline.blocks.enumerated() {
      for statement in outline.statements(of: index) {
        let tokens = outline.statements[statement].tokens
        guard tokens.start > Int(block.open), tokens.end <= Int(block.close) else {
          return "statement \(statement) leaves block \(index)"
        }
      }
    }
    return nil
  }

  /// Calls and assignments are looked up by halves.
  private static func orderFault(_ outline: SyntaxOutline) -> String? {
    if let index = firstDescent(outline.calls.map(\.anchor)) { return "call \(index) is too late" }
    let assignment = firstDescent(outline.assignments.map(outline.anchor))
    return assignment.map { "assignment \($0) is too late" }
  }

  private static func firstDescent(_ anchors: [Int]) -> Int? {
    zip(anchors, anchors.dropFirst()).enumerated().first { $1.0 > $1.1 }.map { $0.offset + 1 }
  }

  private static func useFault(_ outline: SyntaxOutline) -> String? {
    let count = outline.stream.count
    for (index, call) in outline.calls.enumerated() {
      guard call.tokens.end <= count, Int(call.statement) < outline.statements.count,
        Int(call.arguments.upperBound) <= outline.arguments.count
      else { return "call \(index) points nowhere" }
    }
    for (index, closure) in outline.closures.enumerated() {
      guard outline.blocks.indices.contains(Int(closure.body)) else {
        return "closure \(index) has no body"
      }
      guard Int(outline.blocks[Int(closure.body)].closure) == index else {
        return "closure \(index) is not that of its body"
      }
    }
    guard outline.blocks.count(where: { $0.kind == .closure }) == outline.closures.count else {
      return "not every closure has one body"
    }
    for (index, declaration) in outline.declarations.enumerated() {
      guard Int(declaration.nameToken) < count, Int(declaration.body) < outline.blocks.count,
        declaration.tokens.end <= count, Int(declaration.parent) < index
      else { return "declaration \(index) points nowhere" }
    }
    return nil
  }

  /// Every entry of a table has a token of its own: work and memory grow with the file, no faster.
  private static func sizeFault(_ outline: SyntaxOutline) -> String? {
    let sizes = [
      outline.declarations.count, outline.parameters.count, outline.attributes.count,
      outline.statements.count, outline.closures.count, outline.calls.count,
      outline.arguments.count, outline.assignments.count,
    ]
    // The file itself is a block, and an empty file one token.
    return sizes.allSatisfy { $0 <= outline.stream.count }
      && outline.blocks.count <= outline.stream.count + 1
      ? nil : "a table is longer than the file: \(sizes), \(outline.blocks.count) blocks"
  }
}
