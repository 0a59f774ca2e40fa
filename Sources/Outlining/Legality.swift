import Lexing
import SourceText

/// Decides for every Swift block whether a statement may be added to it.
///
/// Outer blocks come before inner ones in the table, so one pass suffices.
enum Legality {
  static func mark(_ outline: inout SyntaxOutline) {
    let buildsViews = importsSwiftUI(outline)
    for index in outline.blocks.indices {
      let block = outline.blocks[index]
      guard block.legality == .legal else { continue }
      outline.blocks[index].legality = legality(of: block, in: outline, buildsViews: buildsViews)
    }
  }

  private static func legality(
    of block: Block, in outline: SyntaxOutline, buildsViews: Bool
  ) -> Block.Legality {
    switch block.kind {
    case .function, .accessor: return functionLegality(block, outline)
    case .closure: return closureLegality(block, outline, buildsViews: buildsViews)
    case .ifBody, .elseBody, .caseBody, .doBody, .catchBody:
      return branchLegality(block, outline)
    default:
      return inherited(block, outline)
    }
  }

  /// A statement's own blocks are what the block around the statement is, if that builds a value.
  private static func inherited(_ block: Block, _ outline: SyntaxOutline) -> Block.Legality {
    guard block.parent >= 0 else { return .legal }
    var parent = outline.blocks[Int(block.parent)]
    if parent.kind == .switchBody, parent.parent >= 0 {
      parent = outline.blocks[Int(parent.parent)]
    }
    return parent.legality == .resultBuilder ? .resultBuilder : .legal
  }

  private static func functionLegality(_ block: Block, _ outline: SyntaxOutline) -> Block.Legality {
    guard block.declaration >= 0 else { return .legal }
    let declaration = outline.declarations[Int(block.declaration)]
    if isBuilder(declaration, outline) { return .resultBuilder }
    guard returnsValue(declaration, outline), block.count == 1, block.first >= 0 else {
      return .legal
    }
    switch outline.statements[Int(block.first)].kind {
    case .expression, .if, .switch, .do: return .implicitReturn
    default: return .legal
    }
  }

  private static func returnsValue(
    _ declaration: Declaration, _ outline: SyntaxOutline
  ) -> Bool {
    switch declaration.kind {
    case .accessor: return declaration.name == "get"
    case .function, .subscript, .method: return !isVoid(declaration.type, outline)
    default: return false
    }
  }

  private static func isVoid(_ type: TokenRange, _ outline: SyntaxOutline) -> Bool {
    guard !type.isEmpty else { return true }
    if type.count == 1 { return outline.name(type.start) == "Void" }
    return type.count == 2 && outline.token(type.start).kind == .leftParen
  }

  /// Whether the body is a result builder's, or that of something that yields views.
  private static func isBuilder(_ declaration: Declaration, _ outline: SyntaxOutline) -> Bool {
    var owner = declaration
    if owner.kind == .accessor, owner.parent >= 0 {
      guard owner.name == "get" else { return false }
      owner = outline.declarations[Int(owner.parent)]
    }
    for index in owner.attributes where isBuilderName(outline.attributes[Int(index)], outline) {
      return true
    }
    for index in declaration.attributes where isBuilderName(outline.attributes[Int(index)], outline)
    {
      return true
    }
    guard !owner.type.isEmpty else { return false }
    let first = outline.token(owner.type.start)
    return first.word == .some || outline.name(owner.type.start) == "AnyView"
  }

  private static func isBuilderName(_ attribute: Attribute, _ outline: SyntaxOutline) -> Bool {
    outline.text(Int(attribute.nameToken)).hasSuffix("Builder")
  }

  // MARK: Branches

  private static func branchLegality(_ block: Block, _ outline: SyntaxOutline) -> Block.Legality {
    guard block.parent >= 0 else { return .legal }
    var parent = outline.blocks[Int(block.parent)]
    var statement = block.statement
    if parent.kind == .switchBody {
      statement = parent.statement
      guard parent.parent >= 0 else { return .legal }
      parent = outline.blocks[Int(parent.parent)]
    }
    switch parent.legality {
    case .resultBuilder: return .resultBuilder
    case .implicitReturn, .unknownResult:
      // The one statement of a body that may yield a value: its branches yield it.
      guard parent.first == statement, block.count <= 1, block.first >= 0 else { return .legal }
      return outline.statements[Int(block.first)].kind == .expression
        && !isAssignment(Int(block.first), outline) ? .valueBranch : .legal
    default: return .legal
    }
  }

  // MARK: Closures

  private static func closureLegality(
    _ block: Block, _ outline: SyntaxOutline, buildsViews: Bool
  ) -> Block.Legality {
    guard block.closure >= 0 else { return .legal }
    let closure = outline.closures[Int(block.closure)]
    let isAction = ClosureResult.isKnownVoid(closure, in: outline)
    if !isAction, mayBuild(closure, block, outline, buildsViews: buildsViews) {
      return .resultBuilder
    }
    guard block.count == 1, block.first >= 0 else {
      return block.count == 0 && !isAction ? .unknownResult : .legal
    }
    if isAction { return .legal }
    let statement = outline.statements[Int(block.first)]
    switch statement.kind {
    case .expression:
      return isAssignment(Int(block.first), outline)
        || ClosureResult.isKnownVoidCall(Int(block.first), in: outline) ? .legal : .unknownResult
    case .if, .switch, .do: return .unknownResult
    default: return .legal
    }
  }

  private static func isAssignment(_ statement: Int, _ outline: SyntaxOutline) -> Bool {
    var low = 0
    var high = outline.assignments.count
    while low < high {
      let middle = (low + high) / 2
      if Int(outline.assignments[middle].statement) < statement {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < outline.assignments.count && Int(outline.assignments[low].statement) == statement
  }

  /// Whether the closure may be a builder's: under a builder or beside SwiftUI, passed to a type or
  /// a modifier, and without a statement that no builder takes.
  private static func mayBuild(
    _ closure: Closure, _ block: Block, _ outline: SyntaxOutline, buildsViews: Bool
  ) -> Bool {
    guard closure.call >= 0 else {
      return inherited(block, outline) == .resultBuilder
    }
    for statement in outline.statements(of: Int(closure.body)) {
      switch outline.statements[statement].kind {
      case .return, .throw, .guard, .while, .repeat, .defer, .break, .continue: return false
      case .expression where isAssignment(statement, outline): return false
      default: break
      }
    }
    if inherited(block, outline) == .resultBuilder { return true }
    let call = outline.calls[Int(closure.call)]
    if call.flags.contains(.macro) { return true }
    guard buildsViews else { return false }
    return call.flags.contains(.capitalized) || ClosureResult.isViewModifier(call.name)
  }

  private static func importsSwiftUI(_ outline: SyntaxOutline) -> Bool {
    outline.declarations.contains {
      $0.kind == .import && ($0.name == "SwiftUI" || $0.name == "WidgetKit" || $0.name == "Charts")
    }
  }
}
