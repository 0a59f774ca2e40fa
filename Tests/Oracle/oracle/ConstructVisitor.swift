import SwiftSyntax

/// Counts the constructs of one file.
final class ConstructVisitor: SyntaxAnyVisitor {
  private(set) var counts: [Construct: Int] = [:]

  static func counts(in tree: SourceFileSyntax) -> [Construct: Int] {
    let visitor = ConstructVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.counts
  }

  /// What a node of its own stands for.
  private static let simple: [SyntaxKind: Construct] = [
    .postfixIfConfigExpr: .ifConfigAroundPostfixMember, .poundSourceLocation: .sourceLocation,
    .macroExpansionDecl: .macroAmongMembers, .macroDecl: .macroDeclaration,
    .closureCaptureClause: .captureList, .keyPathExpr: .keyPath, .awaitExpr: .await,
    .consumeExpr: .consume, .copyExpr: .copy, .borrowExpr: .borrow, .unsafeExpr: .unsafe,
    .packElementExpr: .packElement, .packExpansionExpr: .packExpansion, .unresolvedAsExpr: .cast,
    .unresolvedIsExpr: .typeTest, .optionalChainingExpr: .optionalChain,
    .forceUnwrapExpr: .forceUnwrap, .inOutExpr: .inOutArgument,
    .discardAssignmentExpr: .discardedValue, .prefixOperatorExpr: .prefixOperator,
    .superExpr: .superReference,
    .subscriptCallExpr: .subscriptCall, .dictionaryExpr: .dictionaryLiteral,
    .suppressedType: .suppressedType, .compositionType: .composition, .metatypeType: .metatype,
    .functionType: .functionType, .attributedType: .attributedType,
    .implicitlyUnwrappedOptionalType: .implicitlyUnwrappedType,
    .genericWhereClause: .whereClause, .sameTypeRequirement: .sameTypeRequirement,
    .primaryAssociatedTypeClause: .primaryAssociatedType, .inlineArrayType: .inlineArrayType,
    .tupleType: .tupleType, .operatorDecl: .operatorDeclaration,
    .precedenceGroupDecl: .precedenceGroup, .subscriptDecl: .subscript,
    .deinitializerDecl: .deinitializer, .actorDecl: .actor, .associatedTypeDecl: .associatedType,
    .typeAliasDecl: .typeAlias, .extensionDecl: .extension, .guardStmt: .guardStatement,
    .whileStmt: .whileLoop, .repeatStmt: .repeatWhile, .labeledStmt: .labelledStatement,
    .fallThroughStmt: .fallthroughStatement, .deferStmt: .deferStatement,
    .yieldStmt: .yieldStatement, .discardStmt: .discardStatement, .isTypePattern: .isPattern,
    .tuplePattern: .tuplePattern, .throwStmt: .throwStatement,
  ]

  func count(_ construct: Construct, if isSo: Bool = true) {
    if isSo { counts[construct, default: 0] += 1 }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let construct = Self.simple[node.kind] { count(construct) }
    countType(node)
    countDeclaration(node)
    countStatement(node)
    return .visitChildren
  }

  // MARK: Tokens

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let text = token.text
    switch token.tokenKind {
    case .identifier:
      count(.backtickedIdentifier, if: text.hasPrefix("`"))
      count(.rawIdentifier, if: text.hasPrefix("`") && text.contains(" "))
      count(.unicodeIdentifier, if: !text.utf8.allSatisfy { $0 < 128 })
    case .dollarIdentifier: count(.dollarIdentifier)
    case .shebang: count(.shebang)
    case .integerLiteral, .floatLiteral:
      count(.hexadecimalNumber, if: text.hasPrefix("0x"))
      count(.numberWithUnderscore, if: text.contains("_"))
      count(
        .numberWithExponent,
        if: text.contains("p") || text.contains("e") && !text.hasPrefix("0x"))
    case .semicolon: count(.semicolonAfterStatement)
    default: break
    }
    for piece in token.leadingTrivia.pieces + token.trailingTrivia.pieces { count(piece) }
    return .visitChildren
  }

  private func count(_ piece: TriviaPiece) {
    switch piece {
    case .blockComment(let text), .docBlockComment(let text):
      count(.nestedComment, if: text.dropFirst(2).contains("/*"))
    case .docLineComment: count(.documentationComment)
    case .carriageReturnLineFeeds(let number), .carriageReturns(let number):
      counts[.carriageReturn, default: 0] += number
    default: break
    }
  }

  // MARK: Literals

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    count(node.openingPounds == nil ? .bareRegex : .extendedRegex)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let isMultiLine = node.openingQuote.tokenKind == .multilineStringQuote
    let isRaw = node.openingPounds != nil
    count(.rawString, if: isRaw)
    count(.multiLineString, if: isMultiLine)
    count(.rawMultiLineString, if: isRaw && isMultiLine)
    for segment in node.segments {
      guard let expression = segment.as(ExpressionSegmentSyntax.self) else { continue }
      count(.interpolationOfMultiLineString, if: isMultiLine)
      count(.rawInterpolation, if: isRaw)
      count(
        .nestedInterpolation,
        if: contains(expression) { $0.kind == .expressionSegment })
      count(.closureInInterpolation, if: contains(expression) { $0.kind == .closureExpr })
    }
    return .visitChildren
  }

  private func contains(_ node: some SyntaxProtocol, _ isWanted: (Syntax) -> Bool) -> Bool {
    node.children(viewMode: .sourceAccurate).contains { isWanted($0) || contains($0, isWanted) }
  }

  // MARK: Conditions of the compiler and macros

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.parent?.kind {
    case .codeBlockItem: count(.ifConfigAmongStatements)
    case .memberBlockItem: count(.ifConfigAmongMembers)
    case .switchCaseList: count(.ifConfigAmongCases)
    case .attributeList: count(.ifConfigAmongAttributes)
    default: break
    }
    for clause in node.clauses { count(.elseifConfig, if: clause.poundKeyword.text == "#elseif") }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let isAvailable = node.availabilityKeyword.text == "#available"
    count(isAvailable ? .availabilityCondition : .unavailabilityCondition)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    count(.macroExpression)
    count(.macroWithTrailingClosure, if: node.trailingClosure != nil)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    count(.attributeWithArguments, if: node.arguments != nil)
    count(.attributeOfMacroRole, if: name == "attached" || name == "freestanding")
    count(.availableAttribute, if: name == "available")
    count(.resultBuilderAttribute, if: name.hasSuffix("Builder"))
    let owner = node.parent?.parent
    count(.attributeOnParameter, if: owner?.kind == .functionParameter)
    count(.importWithAttribute, if: owner?.kind == .importDecl)
    count(.wrapperWithArguments, if: owner?.kind == .variableDecl && node.arguments != nil)
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let isBranch = node.parent?.kind == .ifExpr
    count(.elseIf, if: isBranch)
    count(.ifExpression, if: !isBranch && node.parent?.kind != .expressionStmt)
    count(.listOfConditions, if: node.conditions.count > 1)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    count(.switchExpression, if: node.parent?.kind != .expressionStmt)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    count(.trailingClosure, if: node.trailingClosure != nil)
    count(.multipleTrailingClosures, if: !node.additionalTrailingClosures.isEmpty)
    counts[.labelledTrailingClosure, default: 0] += node.additionalTrailingClosures.count
    count(.closureCalledAtOnce, if: node.calledExpression.kind == .closureExpr)
    count(.genericCall, if: node.calledExpression.kind == .genericSpecializationExpr)
    count(
      .callWithTrailingComma, if: node.arguments.last?.trailingComma != nil)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature?.parameterClause
    count(.closureWithTypes, if: parameters?.is(ClosureParameterClauseSyntax.self) == true)
    count(.subscriptWithClosure, if: node.parent?.kind == .subscriptCallExpr)
    var depth = 0
    var current: Syntax? = Syntax(node)
    while let here = current {
      if here.kind == .closureExpr, here.parent?.kind == .functionCallExpr { depth += 1 }
      current = here.parent
    }
    count(.deeplyNestedTrailingClosures, if: depth > 2)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.baseName.tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: count(.operatorAsArgument)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathComponentSyntax) -> SyntaxVisitorContinueKind {
    count(.keyPathWithSubscript, if: node.component.is(KeyPathSubscriptComponentSyntax.self))
    count(.keyPathWithOptional, if: node.component.is(KeyPathOptionalComponentSyntax.self))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let kinds = node.elements.map(\.kind)
    count(.nestedTernary, if: kinds.count { $0 == .unresolvedTernaryExpr } > 1)
    count(.assignmentOfTuple, if: kinds.starts(with: [.tupleExpr, .assignmentExpr]))
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    count(.lessThan, if: node.operator.text == "<")
    let known: Set<String> = [
      "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "===", "!==", "&&", "||", "??",
      "...", "..<", "+=", "-=", "*=", "/=", "%=", "&", "|", "^", "<<", ">>", "&+", "&-", "&*",
      "|=", "&=", "^=", "<<=", ">>=", "~=", "&>>", "&<<",
    ]
    count(.customOperator, if: !known.contains(node.operator.text))
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    count(.postfixOperator)
    count(.openRange, if: node.operator.text == "...")
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    count(.tryOptional, if: node.questionOrExclamationMark?.text == "?")
    count(.tryForced, if: node.questionOrExclamationMark?.text == "!")
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    count(.implicitMember, if: node.base == nil)
    let startsLine = node.period.leadingTrivia.contains { $0.isNewline }
    count(.memberChainOverLines, if: node.base != nil && startsLine)
    return .visitChildren
  }
}
