import Outlining
import SwiftSyntax

/// The facts that swift-syntax sees in a file, its tokens included.
///
/// Normal form: an `#if` is one statement for each of its lines, what it holds stands beside them;
/// a `;` belongs to no statement; a `case …:` is a statement with those after it; a macro among
/// members is an expression; each name of a pattern is a declaration that begins with the pattern's
/// keyword.
final class ReferenceFacts: SyntaxVisitor {
  private var facts: [Fact] = []

  /// Returns the facts of `tree`, in no order.
  static func of(_ tree: SourceFileSyntax) -> [Fact] {
    let visitor = ReferenceFacts(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return ReferenceTokens(tree).facts + visitor.facts
  }

  // MARK: Adding

  private func add(
    _ category: Fact.Category, _ start: any SyntaxProtocol, _ end: any SyntaxProtocol,
    _ kind: String, name: Name = .none, context: String
  ) {
    let first = start.positionAfterSkippingLeadingTrivia.utf8Offset
    let last = end.endPositionBeforeTrailingTrivia.utf8Offset
    guard first < last else { return }
    facts.append(
      Fact(
        category: category, start: first, end: last, kind: kind, name: name, context: context))
  }

  @discardableResult
  private func declare(
    _ node: some SyntaxProtocol, _ kind: Declaration.Kind, _ name: Name,
    end: (any SyntaxProtocol)? = nil
  ) -> SyntaxVisitorContinueKind {
    let end = end.map { Syntax($0) } ?? Syntax(node)
    add(.declaration, Syntax(node), end, "\(kind)", name: name, context: "\(node.kind)")
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .class, node.name.spelling)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .struct, node.name.spelling)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .enum, node.name.spelling)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .actor, node.name.spelling)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .protocol, node.name.spelling)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .extension, lastName(of: node.extendedType))
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .typealias, node.name.spelling)
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .associatedtype, node.name.spelling)
  }

  private func lastName(of type: TypeSyntax) -> Name {
    if let named = type.as(IdentifierTypeSyntax.self) { return named.name.spelling }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.spelling }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return lastName(of: attributed.baseType)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return lastName(of: optional.wrappedType) }
    return .none
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .function, node.name.spelling)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .initializer, node.initKeyword.spelling)
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .deinitializer, node.deinitKeyword.spelling)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .subscript, node.subscriptKeyword.spelling)
  }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .macro, node.name.spelling)
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .accessor, node.accessorSpecifier.spelling)
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    return declare(node, .accessor, "get")
  }

  // MARK: Values

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let parts = [
        Syntax(binding.accessorBlock), Syntax(binding.initializer), Syntax(binding.typeAnnotation),
      ]
      let end = parts.compactMap { $0 }.first ?? Syntax(binding.pattern)
      for name in names(of: binding.pattern) { declare(node, .property, name, end: end) }
    }
    return .visitChildren
  }

  private func names(of pattern: PatternSyntax) -> [Name] {
    if let single = pattern.as(IdentifierPatternSyntax.self) { return [single.identifier.spelling] }
    if pattern.is(WildcardPatternSyntax.self) { return ["_"] }
    let tokens = pattern.tokens(viewMode: .sourceAccurate).filter {
      $0.parent?.kind == .identifierPattern
    }
    return tokens.isEmpty ? ["("] : tokens.map(\.spelling)
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let parts = [Syntax(element.rawValue), Syntax(element.parameterClause)]
      let end = parts.compactMap { $0 }.first ?? Syntax(element.name)
      declare(node, .enumCase, element.name.spelling, end: end)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .import, node.path.first?.name.spelling ?? .none)
  }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .operator, node.name.spelling)
  }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .precedenceGroup, node.name.spelling)
  }

  // MARK: Bindings

  private func bind(_ token: TokenSyntax, _ context: String) {
    guard token.tokenKind != .wildcard, token.text != "self" else { return }
    add(.binding, token, token, "binding", name: token.spelling, context: context)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    var parent = node.parent
    while let current = parent,
      current.is(PatternSyntax.self) || current.is(TuplePatternElementSyntax.self)
        || current.is(TuplePatternElementListSyntax.self)
    {
      parent = current.parent
    }
    if parent?.is(PatternBindingSyntax.self) != true {
      bind(node.identifier, "\(parent?.kind ?? .token)")
    }
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.name, "shorthand parameter")
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    bind(node.secondName ?? node.firstName, "closure parameter")
    return .visitChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer != nil { bind(node.name, "capture") }
    return .visitChildren
  }

  // MARK: Closures

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let (callee, label) = call(of: node)
    add(
      .closure, node, node, callee == nil ? "closure" : "argument",
      name: (callee ?? .none).member(label ?? .none), context: "\(node.parent?.kind ?? .token)")
    return .visitChildren
  }

  private func call(of node: ClosureExprSyntax) -> (callee: Name?, label: Name?) {
    guard let parent = choice(of: node)?.parent ?? node.parent else { return (nil, nil) }
    if let element = parent.as(MultipleTrailingClosureElementSyntax.self) {
      return (element.parent?.parent.flatMap(callee(of:)), label(element.label))
    }
    if let argument = parent.as(LabeledExprSyntax.self), let call = argument.parent?.parent {
      guard
        call.is(FunctionCallExprSyntax.self) || call.is(MacroExpansionExprSyntax.self)
          || call.is(MacroExpansionDeclSyntax.self)
      else { return (nil, nil) }
      return (callee(of: call), argument.label.map { label($0) } ?? nil)
    }
    guard let callee = callee(of: parent) else { return (nil, nil) }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      return (nil, nil)
    }
    return (callee, nil)
  }

  /// The whole `condition ? { … } : nil` in which a closure is one of what is chosen from; `nil` for others.
  private func choice(of node: ClosureExprSyntax) -> SequenceExprSyntax? {
    if let ternary = node.parent?.as(UnresolvedTernaryExprSyntax.self) {
      return ternary.parent?.parent?.as(SequenceExprSyntax.self)
    }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    let place = elements.firstIndex { $0.id == node.id } ?? 0
    return place > 0 && elements[place - 1].is(UnresolvedTernaryExprSyntax.self) ? sequence : nil
  }

  private func label(_ token: TokenSyntax) -> Name? {
    // The outline keeps the label `_` of a trailing closure as it is written.
    token.spelling
  }

  private func callee(of node: Syntax) -> Name? {
    if let call = node.as(FunctionCallExprSyntax.self) { return name(of: call.calledExpression) }
    if let macro = node.as(MacroExpansionExprSyntax.self) { return macro.macroName.spelling }
    if let macro = node.as(MacroExpansionDeclSyntax.self) { return macro.macroName.spelling }
    if node.is(SubscriptCallExprSyntax.self) { return Name.none }
    return nil
  }

  private func name(of callee: ExprSyntax) -> Name {
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.spelling
    }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.spelling
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    }
    if let optional = callee.as(OptionalChainingExprSyntax.self) {
      return name(of: optional.expression)
    }
    if let forced = callee.as(ForceUnwrapExprSyntax.self) { return name(of: forced.expression) }
    if callee.is(SuperExprSyntax.self) { return "super" }
    return .none
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    switch node.item {
    case .decl(let declaration): addMember(declaration)
    case .stmt(let statement):
      let kind = Self.kind(of: statement)
      add(.statement, statement, statement, "\(kind)", context: "\(statement.kind)")
    case .expr(let expression):
      add(.statement, expression, expression, "expression", context: "\(expression.kind)")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    addMember(node.decl)
    return .visitChildren
  }

  private func addMember(_ node: DeclSyntax) {
    switch node.kind {
    case .ifConfigDecl: break
    case .macroExpansionDecl:
      add(.statement, node, node, "expression", context: "\(node.kind)")
    case .poundSourceLocation:
      add(.statement, node, node, "directive", context: "\(node.kind)")
    default:
      add(.statement, node, node, "declaration", context: "\(node.kind)")
    }
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.parent?.kind {
    case .codeBlockItem, .memberBlockItem, .switchCaseList: break
    default: return .visitChildren
    }
    for clause in node.clauses {
      let end: any SyntaxProtocol = clause.condition ?? clause.poundKeyword
      add(.statement, clause.poundKeyword, end, "directive", context: "ifConfigClause")
    }
    add(.statement, node.poundEndif, node.poundEndif, "directive", context: "endif")
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    add(.statement, node, node, "caseLabel", context: "switchCase")
    return .visitChildren
  }

  /// The outline's word for a statement.
  static func kind(of statement: StmtSyntax) -> Statement.Kind {
    if let labeled = statement.as(LabeledStmtSyntax.self) { return kind(of: labeled.statement) }
    if let expression = statement.as(ExpressionStmtSyntax.self) {
      switch expression.expression.kind {
      case .ifExpr: return .if
      case .switchExpr: return .switch
      default: return .expression
      }
    }
    switch statement.kind {
    case .returnStmt: return .return
    case .throwStmt: return .throw
    case .breakStmt: return .break
    case .continueStmt: return .continue
    case .fallThroughStmt: return .fallthrough
    case .guardStmt: return .guard
    case .whileStmt: return .while
    case .repeatStmt: return .repeat
    case .forStmt: return .for
    case .doStmt: return .do
    case .deferStmt: return .defer
    default: return .other
    }
  }
}

extension TokenSyntax {
  /// The name as the outline keeps it: without backticks.
  var spelling: Name { Name(text.filter { $0 != "`" }) }
}
