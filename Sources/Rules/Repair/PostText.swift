import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Reads what a post is given to say.
struct PostText {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  // MARK: Whether it is a text

  /// How we know that an expression inside `function` is a string.
  func evidence(_ value: TokenRange, in function: Int) -> TextEvidence {
    guard !value.isEmpty else { return .unknown }
    if outline.isProvableString(value) { return .certain }
    guard let last = lastName(of: value), isPath(value) else { return .unknown }
    let isOptional = (value.start..<value.end).contains { outline.token($0).kind == .question }
    let sure: TextEvidence = isOptional ? .optional : .certain
    if isStringMaker(last) || beginsAsTable(value) { return sure }
    switch outline.name(last) {
    case "accessibilityLabel", "accessibilityValue", "accessibilityHint": return optional
    case "text" where value.count > 1:
      return ViewRole(named: outline.text(max(value.start, last - 2)), facts.vocabulary).contains(
        .label)
        ? optional : .unknown
    default: break
    }
    guard last == value.end - 1 else { return .unknown }
    let shape = shape(of: value, in: function)
    guard shape.isString else { return .unknown }
    return shape.isOptional || shape.wrapping.contains(.implicitlyUnwrapped) ? optional : sure
  }

  /// What may be `nil`, which in Objective-C is no type of its own.
  private var optional: TextEvidence {
    outline.file.language == .objectiveC ? .certain : .optional
  }

  /// The token of the last name of a chain, or of the function that a chain ends in calling.
  private func lastName(of value: TokenRange) -> Int? {
    var last = value.end - 1
    if outline.token(last).kind == .rightParen, outline.partners[last] > value.start {
      last = Int(outline.partners[last]) - 1
    } else if let name = outline.lastNameToken(of: value) {
      return name
    }
    return last >= value.start && outline.token(last).kind == .identifier ? last : nil
  }

  /// Whether an expression is names, calls and literals after dots, without an operator between.
  private func isPath(_ value: TokenRange) -> Bool {
    var index = value.start
    while index < value.end {
      switch outline.token(index).kind {
      case .leftParen, .leftBracket, .stringHead, .stringMiddle:
        guard outline.partners[index] > index else { return false }
        index = Int(outline.partners[index])
        continue
      case .operator, .equal, .colon, .comma: return false
      case .question where !outline.token(index).isLeftBound: return false
      default: index += 1
      }
    }
    return true
  }

  /// Whether what a name calls or reads is a string wherever it is found.
  private func isStringMaker(_ token: Int) -> Bool {
    switch outline.name(token) {
    case "String", "localizedDescription", "uppercased", "lowercased", "capitalized", "joined",
      "localizedUppercase", "localizedCapitalized":
      return true
    default:
      let words = Words.split(outline.text(token))
      return words.contains("localized") || words.contains("localised")
    }
  }

  /// Whether a chain begins with the type that a project keeps its strings in.
  private func beginsAsTable(_ value: TokenRange) -> Bool {
    guard outline.file.language == .swift, value.count > 2,
      outline.token(value.start).kind == .identifier,
      outline.token(value.start + 1).kind == .period
    else { return false }
    let name = outline.text(value.start)
    guard name.first?.isUppercase == true else { return false }
    return name == "L10n"
      || Words.split(name).contains {
        ["strings", "localization", "localisation", "localized", "localizable"].contains($0)
      }
  }

  /// What is declared of a name, or of a property of `self`.
  private func shape(of value: TokenRange, in function: Int) -> TypeShape {
    guard function >= 0 else { return .unknown }
    let name = outline.name(value.end - 1)
    let type = outline.typeName(around: function)
    if value.count > 1 {
      guard value.count == 3, outline.token(value.start).word == .self else { return .unknown }
      return facts.property(name, of: type)?.shape ?? .unknown
    }
    let declaration = outline.declarations[function]
    for index in declaration.parameters where outline.parameters[Int(index)].name == name {
      return TypeShape(outline.parameters[Int(index)].type, in: outline)
    }
    for local in outline.declarations(named: name, in: declaration.tokens) {
      guard local.kind == .property else {
        if local.kind == .binding { return .unknown }
        continue
      }
      return local.type.isEmpty ? shape(ofValue: local) : TypeShape(local.type, in: outline)
    }
    return facts.property(name, of: type)?.shape ?? .unknown
  }

  /// The shape of a local by what it is set to.
  private func shape(ofValue local: Declaration) -> TypeShape {
    if outline.isProvableString(local.value) { return TypeShape(base: "String") }
    guard let last = local.value.isEmpty ? nil : lastName(of: local.value), isPath(local.value),
      isStringMaker(last) || beginsAsTable(local.value),
      !outline.text(local.value).contains("?")
    else { return TypeShape(value: local.value, in: outline) }
    return TypeShape(base: "String")
  }
}

extension RuleContext {
  /// Whether a post is given `nil` or an empty literal.
  func isEmptyText(_ value: TokenRange) -> Bool {
    switch outline.text(value) {
    case "nil", "\"\"", "@\"\"", "String()", "NULL": true
    default: false
    }
  }

  /// Whether what a post says, or the place in which it stands, is that of an error.
  func tellsFailure(_ post: ExistingPost, _ surroundings: PostSurroundings) -> Bool {
    if outline.tellsFailure(post.text) { return true }
    if surroundings.isHandedOn {
      let words = Words.split(surroundings.functionName)
      return words.contains("error") || words.contains("failure")
    }
    return file.outline.isFailureBranch(Int(post.call.block))
  }

  /// Whether the statements beside a post, or around the branch that is all for it, change what shows errors.
  func isBesideError(_ post: ExistingPost) -> Bool {
    let block = outline.blocks[Int(post.call.block)]
    let around = block.kind == .ifBody && block.count == 1 ? block.parent : post.call.block
    return outline.assignments.contains {
      ($0.block == post.call.block || $0.block == around)
        && ViewRole(named: outline.text($0.target)).contains(.error)
    }
  }
}
