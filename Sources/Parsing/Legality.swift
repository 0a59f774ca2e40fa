import Lexing
import Outlining
import SourceText

/// Decides for every Swift block whether a statement may be added to it.
///
/// Outer blocks come before inner ones in the table, so one pass suffices.
struct Legality {
  private let outline: SyntaxOutline
  /// Those of the outline, marked as far as they are read.
  private var blocks: ContiguousArray<Block>
  private let buildsViews: Bool

  static func mark(_ tables: inout OutlineTables) {
    let outline = SyntaxOutline(tables)
    var legality = Legality(
      outline: outline, blocks: outline.blocks, buildsViews: importsSwiftUI(outline))
    for index in outline.blocks.indices where legality.blocks[index].legality == .legal {
      legality.blocks[index].legality = legality.legality(of: index)
    }
    tables.blocks = legality.blocks
  }

  private static func importsSwiftUI(_ outline: SyntaxOutline) -> Bool {
    outline.declarations.contains {
      $0.kind == .import && ($0.name == "SwiftUI" || $0.name == "WidgetKit" || $0.name == "Charts")
    }
  }

  private func legality(of index: Int) -> Block.Legality {
    let block = blocks[index]
    return switch block.kind {
    case .function, .accessor: functionLegality(block)
    case .closure: closureLegality(block)
    case .ifBody, .elseBody, .caseBody: branchLegality(block)
    default: inherited(block)
    }
  }

  /// A statement's own blocks are what the block around the statement is, if that builds a value.
  private func inherited(_ block: Block) -> Block.Legality {
    guard block.parent >= 0 else { return .legal }
    return blocks[around(block).parent].legality == .resultBuilder ? .resultBuilder : .legal
  }

  /// The block around a block, and the statement there that it is part of; a `case` stands in what
  /// its `switch` stands in.
  private func around(_ block: Block) -> (parent: Int, statement: Int) {
    let parent = blocks[Int(block.parent)]
    guard parent.kind == .switchBody, parent.parent >= 0 else {
      return (Int(block.parent), Int(block.statement))
    }
    return (Int(parent.parent), Int(parent.statement))
  }

  // MARK: Functions

  private func functionLegality(_ block: Block) -> Block.Legality {
    guard block.declaration >= 0 else { return .legal }
    let declaration = outline.declarations[Int(block.declaration)]
    if isBuilder(declaration) { return .resultBuilder }
    guard returnsValue(declaration) else { return .legal }
    if soleStatements(of: block).contains(where: { mayBeValue($0) }) { return .implicitReturn }
    return endsWithoutReturn(block) ? .resultBuilder : .legal
  }

  private func returnsValue(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .accessor:
      switch declaration.name {
      case "set", "willSet", "didSet", "init", "_read", "_modify": false
      default: true
      }
    case .function, .subscript, .method: !outline.isVoid(declaration.type)
    default: false
    }
  }

  /// Whether the body is a result builder's, or that of something that yields views.
  private func isBuilder(_ declaration: Declaration) -> Bool {
    var owner = declaration
    if owner.kind == .accessor, owner.parent >= 0 {
      guard owner.name == "get" else { return false }
      owner = outline.declarations[Int(owner.parent)]
    }
    if holdsBuilder(owner.attributes) || holdsBuilder(declaration.attributes) { return true }
    guard !owner.type.isEmpty else { return false }
    let first = outline.token(owner.type.start)
    return first.word == .some || outline.name(owner.type.start) == "AnyView"
  }

  private func holdsBuilder(_ attributes: Range<Int32>) -> Bool {
    attributes.contains {
      outline.spelling(Int(outline.attributes[Int($0)].nameToken)).hasSuffix("Builder")
    }
  }

  /// Whether a body that has to yield a value nowhere leaves with one, and does not end in a call
  /// that never comes back or in an endless loop: only a builder makes a value of it.
  private func endsWithoutReturn(_ block: Block) -> Bool {
    guard block.last >= 0 else { return false }
    let last = outline.statements[Int(block.last)]
    switch last.kind {
    case .expression, .if, .switch, .for: break
    default: return false
    }
    let body = (Int(block.open) + 1)..<Int(block.close)
    return !body.contains { index in
      switch outline.token(index).word {
      case .return, .throw: true
      default: leavesForEver(index)
      }
    }
  }

  private func leavesForEver(_ token: Int) -> Bool {
    guard outline.token(token).kind == .identifier, outline.token(token + 1).kind == .leftParen
    else {
      return false
    }
    return ["fatalError", "preconditionFailure", "abort", "exit", "_exit"].contains(
      outline.name(token))
  }

  // MARK: Branches

  private func branchLegality(_ block: Block) -> Block.Legality {
    guard block.parent >= 0 else { return .legal }
    let (parent, statement) = around(block)
    switch blocks[parent].legality {
    case .resultBuilder: return .resultBuilder
    case .implicitReturn, .unknownResult, .valueBranch:
      // The one statement of a body that may yield a value: its branches yield it.
      let isSole = soleStatements(of: blocks[parent]).contains(statement)
      guard isSole, mayBeValue(statement) else { return .legal }
      return soleStatements(of: block).contains { mayBeValue($0) } ? .valueBranch : .legal
    default: return .legal
    }
  }

  /// The statements of a block of which each is, under some conditions, the block's only one.
  private func soleStatements(of block: Block) -> [Int] {
    guard block.first >= 0 else { return [] }
    // No condition leaves out any statement of most blocks.
    guard block.count > 1 else { return isDirective(Int(block.first)) ? [] : [Int(block.first)] }
    guard holdsDirective(block) else { return [] }
    var always: [Int] = []
    var alone: [Int] = []
    var depth = 0
    var count = 0
    for statement in outline.statements(of: block) {
      if isDirective(statement) {
        let word = outline.token(outline.statements[statement].tokens.start).word
        depth += word == .poundIf ? 1 : word == .poundEndif ? -1 : 0
        count = 0
      } else if depth > 0 {
        // One more in the same branch: neither is alone.
        if count == 1 { alone.removeLast() }
        if count == 0 { alone.append(statement) }
        count += 1
      } else {
        always.append(statement)
      }
    }
    guard !always.isEmpty else { return alone }
    return always.count == 1 ? always : []
  }

  private func holdsDirective(_ block: Block) -> Bool {
    for statement in outline.statements(of: block) where isDirective(statement) { return true }
    return false
  }

  private func isDirective(_ statement: Int) -> Bool {
    outline.statements[statement].kind == .directive
  }

  /// Whether a statement may be the value of the body whose only one it is.
  private func mayBeValue(_ statement: Int) -> Bool {
    switch outline.statements[statement].kind {
    case .expression: !outline.isAssignment(statement)
    case .if, .switch: branchesMayBeValues(statement)
    default: false
    }
  }

  /// Whether each branch of an `if` or `switch` is one expression or leaves, and none is missing.
  private func branchesMayBeValues(_ statement: Int) -> Bool {
    let range = outline.statements[statement].tokens
    var hasElse = outline.statements[statement].kind == .switch
    var index = firstBlock(openingFrom: range.start)
    while index < blocks.count, Int(blocks[index].open) < range.end {
      let block = blocks[index]
      index += 1
      switch block.kind {
      case .ifBody, .elseBody, .caseBody: break
      default: continue
      }
      guard block.parent >= 0, around(block).statement == statement else { continue }
      if block.kind == .elseBody { hasElse = true }
      guard isValueBranch(block) else { return false }
    }
    return hasElse
  }

  /// Whether a branch is one expression that may have a value; where one has none, no other one has any.
  private func isValueBranch(_ block: Block) -> Bool {
    guard block.last >= 0 else { return false }
    switch outline.statements[Int(block.last)].kind {
    case .throw, .fallthrough, .directive: return true
    default:
      return soleStatements(of: block).contains {
        mayBeValue($0) && !ClosureResult.isKnownVoidCall($0, in: outline)
      }
    }
  }

  /// The first block, in their order, that opens at or after a token.
  private func firstBlock(openingFrom token: Int) -> Int {
    blocks.indices.partitioningIndex { Int(blocks[$0].open) >= token }
  }

  // MARK: Closures

  private func closureLegality(_ block: Block) -> Block.Legality {
    let closure = outline.closures[Int(block.closure)]
    let isAction = ClosureResult.isKnownVoid(closure, in: outline)
    if !isAction, mayBuild(closure, block) { return .resultBuilder }
    if isAction { return .legal }
    guard block.count > 0 else { return .unknownResult }
    let values = soleStatements(of: block).filter { mayBeValue($0) }
    let areAllVoid = values.allSatisfy {
      ClosureResult.isKnownVoidCall($0, of: closure, in: outline)
    }
    return areAllVoid ? .legal : .unknownResult
  }

  /// Whether the closure may be a builder's.
  ///
  /// It stands under a builder, beside SwiftUI or in what is its body's one value, is passed to a
  /// type or a modifier, and holds no statement that no builder takes; or it holds expressions that
  /// nothing else would make use of.
  private func mayBuild(_ closure: Closure, _ block: Block) -> Bool {
    let isInBuilder = inherited(block) == .resultBuilder
    guard closure.call >= 0 else { return isInBuilder }
    var isBuilt = false
    for statement in outline.statements(of: Int(closure.body)) {
      switch outline.statements[statement].kind {
      case .return, .throw, .guard, .while, .repeat, .defer, .break, .continue: return false
      case .expression
      where outline.isAssignment(statement) || startsWork(statement) || waits(statement):
        return false
      case .expression where block.count > 1: isBuilt = isBuilt || looksBuilt(statement)
      default: break
      }
    }
    if holdsAssignments(closure) { return false }
    if isInBuilder || isBuilt { return !commands(closure) }
    let call = outline.calls[Int(closure.call)]
    if call.flags.contains(.macro) { return true }
    let isValue = blocks[Int(call.block)].legality == .implicitReturn
    guard buildsViews || isValue else { return false }
    return call.flags.contains(.capitalized) || ClosureResult.isViewModifier(call.name)
  }

  /// Whether a statement begins work of its own, `Task { … }`, or changes state in an animation,
  /// `withAnimation { … }`: no builder takes that.
  private func startsWork(_ statement: Int) -> Bool {
    let start = outline.statements[statement].tokens.start
    return ["Task", "withAnimation", "withTransaction"].contains(outline.name(start))
      && [.leftBrace, .leftParen, .period].contains(outline.token(start + 1).kind)
  }

  /// Whether a statement of a closure's is a call for what it does: what builds views makes none.
  private func commands(_ closure: Closure) -> Bool {
    for statement in outline.statements(of: Int(closure.body))
    where outline.statements[statement].kind == .expression {
      let isCommand = outline.calls(in: outline.statements[statement].tokens).contains {
        let call = outline.calls[$0]
        return call.flags.contains(.wholeStatement) && Int(call.statement) == statement
          && (outline.runsOwnCommand(call) || outline.commandsModel(call))
      }
      if isCommand { return true }
    }
    return false
  }

  /// Whether a statement waits: what builds views does not.
  private func waits(_ statement: Int) -> Bool {
    let start = outline.statements[statement].tokens.start
    return outline.token(start).word == .await || outline.token(start + 1).word == .await
  }

  /// Whether a branch of the closure's own sets something: no builder takes that.
  private func holdsAssignments(_ closure: Closure) -> Bool {
    outline.assignments(in: closure.tokens).contains {
      isInBranch(of: Int(closure.body), Int(outline.assignments[$0].block))
    }
  }

  /// Whether a block lies in branches only below another.
  private func isInBranch(of body: Int, _ block: Int) -> Bool {
    var index = block
    while index >= 0, index != body {
      switch blocks[index].kind {
      case .ifBody, .elseBody, .caseBody, .switchBody: index = Int(blocks[index].parent)
      default: return false
      }
    }
    return index == body
  }

  /// Whether an expression stands as a statement that does nothing by itself: a literal, a member
  /// of an unnamed type, a value that is made and not kept.
  private func looksBuilt(_ statement: Int) -> Bool {
    let tokens = outline.statements[statement].tokens
    let first = outline.token(tokens.start)
    switch first.kind {
    case .stringLiteral, .stringHead, .integerLiteral, .floatLiteral, .regexLiteral, .period:
      return true
    case .identifier:
      guard tokens.count > 1 else { return true }
      let next = outline.token(tokens.start + 1).kind
      guard next == .leftParen || next == .leftBrace,
        outline.spelling(tokens.start) != "Task"
      else { return false }
      let name = outline.text(tokens.start)
      // Functions of C and logging macros begin with two capitals: `NSLog`, `SecItemAdd` does not.
      let capitals = name.prefix(2).filter { $0.isUppercase }.count
      return capitals == 1 && name.first?.isUppercase == true
    default:
      return false
    }
  }
}

extension SyntaxOutline {
  /// Whether a statement sets something.
  func isAssignment(_ statement: Int) -> Bool {
    let first = assignments.indices.partitioningIndex {
      Int(assignments[$0].statement) >= statement
    }
    return first < assignments.count && Int(assignments[first].statement) == statement
  }
}
