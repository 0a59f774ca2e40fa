import Foundation
import Lexing
import Outlining
import Parsing
import SourceText
import SwiftSyntax

/// `oracle legality [--floor PERCENT] PATH…`: which of the statement ends where a statement may be
/// added are in blocks that the outline calls legal.
struct LegalityCommand {
  private var floor = 0.0
  private var folders: [String] = []

  private enum Outcome: Sendable {
    case skipped
    case measured(legal: Int, refused: [Refusal])
  }

  /// A place that no trap forbids and that is not called legal.
  private struct Refusal: Sendable {
    var cause: String
    var line: Int
  }

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--floor" {
        floor = rest.popFirst().flatMap(Double.init) ?? 0
      } else {
        folders.append(argument)
      }
    }
  }

  /// Returns whether the share of legal places reaches the floor.
  func run() -> Bool {
    var legal = 0
    var refused = 0
    var causes: [String: [String]] = [:]
    Corpus.forEach(Corpus.paths(in: folders), Self.outcome) { path, outcome in
      guard case .measured(let count, let refusals) = outcome else { return }
      legal += count
      refused += refusals.count
      for refusal in refusals {
        causes[refusal.cause, default: []].append("\(path):\(refusal.line)")
      }
    }
    let percent = legal + refused == 0 ? 100 : 100 * Double(legal) / Double(legal + refused)
    for (cause, places) in causes.sorted(by: { $0.value.count > $1.value.count }) {
      print("\(places.count) × \(cause)")
      for place in places.prefix(4) { print("    \(place)") }
    }
    print("legal: \(legal) of \(legal + refused) places, \(String(format: "%.2f", percent)) %")
    Figures.add("open places called legal, %", String(format: "%.2f", percent))
    return percent >= floor
  }

  @Sendable
  private static func outcome(of path: String) -> Outcome {
    guard let file = Corpus.file(path) else { return .skipped }
    let tree = Corpus.tree(file)
    let outline = outline(file)
    guard !tree.hasError, !outline.isUnreliable else { return .skipped }
    var blocks: [Int: Block] = [:]
    for statement in outline.statements {
      let range = outline.range(statement.tokens)
      blocks[range.start << 32 | range.end] = outline.blocks[Int(statement.block)]
    }
    let places = OpenPlaces(viewMode: .sourceAccurate)
    places.walk(tree)
    let lines = LineTable(file.bytes)
    var legal = 0
    var refused: [Refusal] = []
    for place in places.found {
      let block = blocks[place.start << 32 | place.end]
      if block?.legality == .legal {
        legal += 1
        continue
      }
      let cause = block.map { "\($0.legality) \($0.kind)" } ?? "not seen"
      refused.append(Refusal(cause: cause, line: lines.line(at: place.start)))
    }
    return .measured(legal: legal, refused: refused)
  }
}

/// The statements inside bodies after which, as far as syntax tells, a statement may be added.
///
/// Left out is what a trap forbids: what leaves its block; the one expression of a body that
/// yields a value, of a closure whose result no one wrote down, and of their branches; whatever
/// stands in a result builder; strings, where lines are not free.
private final class OpenPlaces: SyntaxVisitor {
  private(set) var found: [(start: Int, end: Int)] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), isInFunction(list),
      !leaves(node), !node.item.is(IfConfigDeclSyntax.self), !isForbidden(list)
    else { return .visitChildren }
    found.append(
      (
        node.item.positionAfterSkippingLeadingTrivia.utf8Offset,
        node.item.endPositionBeforeTrailingTrivia.utf8Offset
      ))
    return .visitChildren
  }

  private func leaves(_ node: CodeBlockItemSyntax) -> Bool {
    switch node.item.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: true
    default: false
    }
  }

  private func isInFunction(_ list: CodeBlockItemListSyntax) -> Bool {
    var node = list.parent
    while let current = node {
      switch current.kind {
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock,
        .closureExpr:
        return true
      case .memberBlock: return false
      default: node = current.parent
      }
    }
    return false
  }

  /// Whether a trap forbids to add to the list, or to one that it is the value of.
  private func isForbidden(_ list: CodeBlockItemListSyntax) -> Bool {
    var node = Syntax(list)
    var isValue = list.count == 1
    while let parent = node.parent {
      switch parent.kind {
      case .stringLiteralExpr: return true
      case .functionDecl:
        return isBuilder(parent) || isValue && yieldsValue(parent)
      case .accessorDecl, .accessorBlock, .subscriptDecl:
        if isBuilder(parent) { return true }
        if parent.kind == .accessorDecl, yieldsValue(parent), isValue { return true }
        if case .getter = parent.as(AccessorBlockSyntax.self)?.accessors, isValue { return true }
      case .initializerDecl, .deinitializerDecl, .memberBlock: return false
      case .closureExpr:
        if isValue, !isVoid(parent) { return true }
        isValue = false
      case .codeBlockItemList:
        isValue = isValue && parent.as(CodeBlockItemListSyntax.self)?.count == 1
      case .initializerClause where node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self):
        return true
      default: break
      }
      node = parent
    }
    return false
  }

  private func yieldsValue(_ node: Syntax) -> Bool {
    if let function = node.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription
      return result != nil && result != "Void" && result != "()"
    }
    guard let accessor = node.as(AccessorDeclSyntax.self) else { return true }
    return !["set", "willSet", "didSet", "_modify", "_read"].contains(
      accessor.accessorSpecifier.text)
  }

  private func isVoid(_ node: Syntax) -> Bool {
    guard let closure = node.as(ClosureExprSyntax.self),
      let result = closure.signature?.returnClause?.type.trimmedDescription
    else { return false }
    return result == "Void" || result == "()"
  }

  private func isBuilder(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let here = current, !here.is(MemberBlockItemSyntax.self),
      !here.is(CodeBlockItemSyntax.self)
    {
      let attributes =
        here.as(FunctionDeclSyntax.self)?.attributes
        ?? here.as(VariableDeclSyntax.self)?.attributes
        ?? here.as(SubscriptDeclSyntax.self)?.attributes
        ?? here.as(AccessorDeclSyntax.self)?.attributes
      let type =
        here.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        ?? here.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
      if type?.trimmedDescription.hasPrefix("some ") == true { return true }
      if attributes?.trimmedDescription.contains("Builder") == true { return true }
      current = here.parent
    }
    return false
  }
}
