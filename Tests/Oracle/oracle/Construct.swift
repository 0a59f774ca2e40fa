/// A form of the language that a front end can get wrong, as the census counts it.
enum Construct: String, CaseIterable {
  // Literals and trivia.
  case bareRegex, extendedRegex, rawString, multiLineString, rawMultiLineString
  case nestedInterpolation, closureInInterpolation, interpolationOfMultiLineString
  case rawInterpolation, hexadecimalNumber, numberWithUnderscore, numberWithExponent
  case nestedComment, documentationComment, shebang, editorPlaceholder
  case backtickedIdentifier, rawIdentifier, unicodeIdentifier, dollarIdentifier
  case semicolonAfterStatement, carriageReturn

  // Conditions of the compiler.
  case ifConfigAroundPostfixMember, ifConfigAmongStatements, ifConfigAmongMembers
  case ifConfigAmongCases, ifConfigAmongAttributes, elseifConfig
  case availabilityCondition, unavailabilityCondition, sourceLocation

  // Macros.
  case macroExpression, macroAmongMembers, macroWithTrailingClosure, macroDeclaration
  case attributeOfMacroRole

  // Expressions.
  case ifExpression, switchExpression, trailingClosure, multipleTrailingClosures
  case labelledTrailingClosure, deeplyNestedTrailingClosures, captureList, closureWithTypes
  case closureCalledAtOnce, operatorAsArgument, keyPath, keyPathWithSubscript, keyPathWithOptional
  case nestedTernary, tryOptional, tryForced, await, consume, copy, borrow, unsafe
  case packElement, packExpansion, cast, typeTest, implicitMember, optionalChain, forceUnwrap
  case inOutArgument, discardedValue, genericCall, lessThan, prefixOperator, postfixOperator
  case customOperator, memberChainOverLines, superReference, subscriptCall, subscriptWithClosure
  case dictionaryLiteral, callWithTrailingComma, openRange, assignmentOfTuple

  // Types and generics.
  case someType, anyType, parameterPack, valueGeneric, suppressedType, typedThrows, rethrowing
  case composition, metatype, functionType, attributedType, implicitlyUnwrappedType
  case borrowingParameter, consumingParameter, inoutParameter, sendingParameter, isolatedParameter
  case whereClause, sameTypeRequirement, primaryAssociatedType, inlineArrayType, tupleType

  // Declarations.
  case operatorDeclaration, precedenceGroup, operatorFunction, `subscript`, deinitializer
  case failableInitializer, getter, setter, willSet, didSet, modify, read, initAccessor
  case effectfulGetter, privateSetter, attributeWithArguments, wrapperWithArguments
  case availableAttribute, attributeOnParameter, resultBuilderAttribute
  case lazyProperty, weakProperty, unownedProperty, asyncLet, tuplePatternBinding, severalBindings
  case enumCaseWithValues, enumCaseWithRawValue, indirectEnum, actor, associatedType
  case typeAlias, `extension`, localFunction, localType, defaultArgument, variadic
  case importOfOne, importWithAttribute

  // Statements.
  case guardStatement, guardCase, ifCase, whileCase, forCase, forWhere, forAwait, whileLoop
  case repeatWhile, labelledStatement, jumpToLabel, fallthroughStatement, deferStatement
  case doCatch, catchPattern, doThrows, caseWhere, caseOfSeveral, unknownDefault, yieldStatement
  case discardStatement, elseIf, listOfConditions, optionalBindingShorthand
  case isPattern, asPattern, tuplePattern, rangePattern, enumCasePattern, optionalPattern
  case emptyReturn, throwStatement

  /// The name in words.
  var words: String {
    rawValue.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
