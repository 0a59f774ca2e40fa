public import Lexing
public import SourceText

/// What a file says, as tables over its tokens: the one thing that rules query.
///
/// Both languages fill the same tables, so that a rule is written once. It never changes, and is one
/// reference: whatever asks questions about a file holds it.
@usableFromInline package final class SyntaxOutline: Sendable {
  /// Read by what is below, never handed on whole: that would count every table's references.
  @usableFromInline package let tables: OutlineTables

  package init(_ tables: OutlineTables) { self.tables = tables }

  @inlinable package var file: SourceFile { tables.file }
  @inlinable package var stream: TokenStream { tables.stream }
  @inlinable package var partners: ContiguousArray<Int32> { tables.partners }
  @inlinable package var declarations: ContiguousArray<Declaration> { tables.declarations }
  @inlinable package var parameters: ContiguousArray<Parameter> { tables.parameters }
  @inlinable package var attributes: ContiguousArray<Attribute> { tables.attributes }
  @inlinable package var blocks: ContiguousArray<Block> { tables.blocks }
  @inlinable package var statements: ContiguousArray<Statement> { tables.statements }
  @inlinable package var closures: ContiguousArray<Closure> { tables.closures }
  @inlinable package var calls: ContiguousArray<Call> { tables.calls }
  @inlinable package var arguments: ContiguousArray<Argument> { tables.arguments }
  @inlinable package var assignments: ContiguousArray<Assignment> { tables.assignments }
  @inlinable package var firstAwaits: ContiguousArray<Int32> { tables.firstAwaits }
  @inlinable package var isUnreliable: Bool { tables.isUnreliable }

  @inlinable
  package func token(_ index: Int) -> Token { tables.stream.tokens[index] }

  /// The name that a token spells.
  package func name(_ token: Int) -> Name { tables.name(token) }

  /// The bytes from the first to the last of `tokens`, comments and white space between included.
  package func range(_ tokens: TokenRange) -> ByteRange { tables.range(tokens) }

  /// The text from the first to the last of `tokens`; empty for an empty range.
  package func text(_ tokens: TokenRange) -> String { tables.text(tokens) }

  /// What a token spells; nothing for -1, which stands for a name that is missing.
  package func text(_ token: Int) -> String { tables.text(token) }

  /// What `tokens` spell, for comparing; nothing for an empty range.
  package func spelling(_ tokens: TokenRange) -> Spelling { tables.spelling(tokens) }

  package func spelling(_ token: Int) -> Spelling { tables.spelling(token) }

  /// The bytes of a token.
  package func bytes(_ token: Int) -> ArraySlice<UInt8> {
    let range = stream.tokens[token].range
    return file.bytes[range.start..<range.end]
  }

  /// The calls whose anchors lie inside `tokens`, as indices in source order.
  package func calls(in tokens: TokenRange) -> Range<Int> {
    Self.indices(in: tokens, count: calls.count) { calls[$0].anchor }
  }

  /// The assignments whose anchors lie inside `tokens`, as indices in source order.
  package func assignments(in tokens: TokenRange) -> Range<Int> {
    Self.indices(in: tokens, count: assignments.count) { anchor(of: assignments[$0]) }
  }

  /// The declarations that begin inside `tokens`, as indices in source order.
  package func declarations(in tokens: TokenRange) -> Range<Int> {
    Self.indices(in: tokens, count: declarations.count) { declarations[$0].tokens.start }
  }

  /// The declarations of a name that begin inside `tokens`, in source order.
  package func declarations(named name: Name, in tokens: TokenRange) -> [Declaration] {
    declarations[declarations(in: tokens)].filter { $0.name == name }
  }

  /// The calls that stand in a block itself, not in one inside it, in source order.
  package func calls(directlyIn block: Int) -> [Call] {
    calls[calls(in: interior(of: block))].filter { Int($0.block) == block }
  }

  /// The assignments that stand in a block itself, not in one inside it, in source order.
  package func assignments(directlyIn block: Int) -> [Assignment] {
    assignments[assignments(in: interior(of: block))].filter { Int($0.block) == block }
  }

  /// The tokens from what opens a block to what closes it.
  package func interior(of block: Int) -> TokenRange {
    TokenRange(Int(blocks[block].open), Int(blocks[block].close))
  }

  /// Whether a block is a `case` of C's, which is no scope of its own: no later label may be jumped to
  /// past a constant in it, nor past a block that keeps a value under ARC.
  package func isCaseOfC(_ block: Int) -> Bool {
    file.language == .objectiveC && blocks[block].kind == .caseBody
  }

  /// The indices, in a table ordered by `start`, of what starts inside `tokens`.
  private static func indices(
    in tokens: TokenRange, count: Int, start: (Int) -> Int
  ) -> Range<Int> {
    let lower = (0..<count).partitioningIndex { start($0) >= tokens.start }
    return lower..<max(lower, (0..<count).partitioningIndex { start($0) >= tokens.end })
  }

  /// Whether a call makes a button of an alert or of a sheet of actions: `.default(Text("OK")) { … }`.
  package func makesButtonOfAlert(_ call: Call) -> Bool {
    switch call.name {
    case "default", "destructive", "cancel":
      call.arguments.first.map { name(arguments[Int($0)].value.start) == "Text" } ?? false
    default: false
    }
  }

  /// The label under which a closure is handed to a call, itself or as one of several to choose from;
  /// `nil` for none.
  package func labelToken(of closure: Closure, in call: Call) -> Int? {
    guard closure.label != .none else { return nil }
    let argument = call.arguments.first {
      arguments[Int($0)].value.contains(closure.tokens.start)
    }
    return argument.map { arguments[Int($0)].value.start - 2 }
  }

  /// Whether a name is that of what runs when something happens: `onRetry`, not `once`.
  package func isHandlerName(_ token: Int) -> Bool {
    let range = stream.tokens[token].range
    return range.count > 2 && spelling(token).hasPrefix("on")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(file.bytes[range.start + 2])
  }

  /// Whether a branch ends by leaving the block around it.
  package func leaves(_ branch: Int) -> Bool { tables.leaves(branch) }

  /// The statements of a block, in order.
  package func statements(of block: Int) -> BlockStatements { statements(of: blocks[block]) }

  /// The statements of a block, in order.
  package func statements(of block: Block) -> BlockStatements {
    BlockStatements(statements: statements, upcoming: block.first)
  }
}

/// The statements of one block, as indices, in source order.
package struct BlockStatements: Sequence, IteratorProtocol {
  let statements: ContiguousArray<Statement>
  var upcoming: Int32

  package mutating func next() -> Int? {
    guard upcoming >= 0 else { return nil }
    let result = Int(upcoming)
    upcoming = statements[result].next
    return result
  }
}
