import SwiftSyntax

/// What types, declarations and statements add to the census.
extension ConstructVisitor {
  func countType(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .someOrAnyType(let type):
      count(type.someOrAnySpecifier.text == "some" ? .someType : .anyType)
    case .genericParameter(let parameter):
      count(.parameterPack, if: parameter.specifier?.text == "each")
      count(.valueGeneric, if: parameter.specifier?.text == "let")
    case .throwsClause(let clause):
      count(.typedThrows, if: clause.type != nil)
      count(.rethrowing, if: clause.throwsSpecifier.text == "rethrows")
    case .simpleTypeSpecifier(let specifier): countSpecifier(specifier.specifier.text)
    default: break
    }
  }

  private func countSpecifier(_ text: String) {
    switch text {
    case "borrowing": count(.borrowingParameter)
    case "consuming": count(.consumingParameter)
    case "inout": count(.inoutParameter)
    case "sending": count(.sendingParameter)
    case "isolated": count(.isolatedParameter)
    default: break
    }
  }

  func countDeclaration(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      if case .identifier = function.name.tokenKind {} else { count(.operatorFunction) }
      count(.localFunction, if: function.parent?.kind == .codeBlockItem && isLocal(node))
    case .structDecl, .classDecl, .enumDecl:
      count(.localType, if: node.parent?.kind == .codeBlockItem && isLocal(node))
      let modifiers = node.as(EnumDeclSyntax.self)?.modifiers
      count(.indirectEnum, if: modifiers?.contains { $0.name.text == "indirect" } == true)
    case .functionParameter(let parameter):
      count(.defaultArgument, if: parameter.defaultValue != nil)
      count(.variadic, if: parameter.ellipsis != nil)
    case .initializerDecl(let initializer):
      count(.failableInitializer, if: initializer.optionalMark != nil)
    case .accessorBlock(let block):
      if case .getter = block.accessors { count(.getter) }
    case .accessorDecl(let accessor):
      countAccessor(accessor.accessorSpecifier.text)
      count(.effectfulGetter, if: accessor.effectSpecifiers != nil)
    case .enumCaseElement(let element):
      count(.enumCaseWithValues, if: element.parameterClause != nil)
      count(.enumCaseWithRawValue, if: element.rawValue != nil)
    case .importDecl(let declaration):
      count(.importOfOne, if: declaration.importKindSpecifier != nil)
    case .variableDecl(let variable): countVariable(variable)
    default: break
    }
  }

  private func isLocal(_ node: Syntax) -> Bool {
    node.parent?.parent?.parent?.kind != .sourceFile
  }

  private func countAccessor(_ name: String) {
    switch name {
    case "get": count(.getter)
    case "set": count(.setter)
    case "willSet": count(.willSet)
    case "didSet": count(.didSet)
    case "_modify", "modify": count(.modify)
    case "_read", "read": count(.read)
    case "init": count(.initAccessor)
    default: break
    }
  }

  private func countVariable(_ variable: VariableDeclSyntax) {
    for modifier in variable.modifiers {
      switch modifier.name.text {
      case "lazy": count(.lazyProperty)
      case "weak": count(.weakProperty)
      case "unowned": count(.unownedProperty)
      case "async": count(.asyncLet)
      default: count(.privateSetter, if: modifier.detail != nil)
      }
    }
    count(.severalBindings, if: variable.bindings.count > 1)
    count(
      .tuplePatternBinding, if: variable.bindings.contains { $0.pattern.kind == .tuplePattern })
  }

  func countStatement(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .matchingPatternCondition(let condition): countMatch(condition)
    case .optionalBindingCondition(let binding):
      count(.optionalBindingShorthand, if: binding.initializer == nil)
    case .forStmt(let loop):
      count(.forCase, if: loop.caseKeyword != nil)
      count(.forWhere, if: loop.whereClause != nil)
      count(.forAwait, if: loop.awaitKeyword != nil)
    case .breakStmt(let jump): count(.jumpToLabel, if: jump.label != nil)
    case .continueStmt(let jump): count(.jumpToLabel, if: jump.label != nil)
    case .doStmt(let block):
      count(.doCatch, if: !block.catchClauses.isEmpty)
      count(.doThrows, if: block.throwsClause != nil)
    case .catchClause(let clause): count(.catchPattern, if: !clause.catchItems.isEmpty)
    case .switchCaseLabel(let label): count(.caseOfSeveral, if: label.caseItems.count > 1)
    case .switchCaseItem(let item): count(.caseWhere, if: item.whereClause != nil)
    case .switchCase(let body): count(.unknownDefault, if: body.attribute != nil)
    case .returnStmt(let leaving): count(.emptyReturn, if: leaving.expression == nil)
    case .expressionPattern(let pattern): countPattern(pattern.expression)
    default: break
    }
  }

  private func countMatch(_ condition: MatchingPatternConditionSyntax) {
    switch condition.parent?.parent?.parent?.kind {
    case .guardStmt: count(.guardCase)
    case .whileStmt: count(.whileCase)
    default: count(.ifCase)
    }
  }

  private func countPattern(_ expression: ExprSyntax) {
    switch expression.kind {
    case .functionCallExpr, .memberAccessExpr: count(.enumCasePattern)
    case .optionalChainingExpr: count(.optionalPattern)
    case .tupleExpr: count(.tuplePattern)
    case .sequenceExpr:
      let parts = expression.as(SequenceExprSyntax.self)?.elements
      let kinds = parts?.map(\.kind) ?? []
      count(.asPattern, if: kinds.contains(.unresolvedAsExpr))
      let operators = parts?.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      count(.rangePattern, if: operators?.contains { $0 == "..." || $0 == "..<" } == true)
    default: break
    }
  }
}
