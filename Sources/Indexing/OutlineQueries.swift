import Lexing
package import Outlining
import SourceText

extension SyntaxOutline {
  /// The name of the innermost type around a declaration; `.none` for none.
  package func typeName(around declaration: Int) -> Name {
    var index = Int(declarations[declaration].parent)
    while index >= 0 {
      if declarations[index].kind.isType { return declarations[index].name }
      index = Int(declarations[index].parent)
    }
    return .none
  }

  /// The name of the innermost type around a block; `.none` for none.
  package func typeName(ofBlock block: Int) -> Name {
    for index in blocks(around: block) {
      let declaration = Int(blocks[index].declaration)
      if declaration >= 0, declarations[declaration].kind.isType {
        return declarations[declaration].name
      }
    }
    return .none
  }

  /// The call that an expression as a whole is; `nil` for none.
  package func call(_ value: TokenRange) -> Call? { calls.first { $0.tokens == value } }

  /// The functions of a type that have a name and a body, in source order.
  package func functions(_ name: Name, of type: Name) -> [Int] {
    declarations.indices.filter {
      declarations[$0].name == name && declarations[$0].body >= 0 && typeName(around: $0) == type
    }
  }

  /// The body of the function, accessor or closure that a block is part of; `nil` for none.
  package func body(around block: Int) -> Int? {
    blocks(around: block).first { blocks[$0].kind.isBody }
  }

  /// The blocks of a kind around a block, itself included, the innermost first, as far as the function
  /// that they stand in, or only as far as the closure.
  package func enclosing(
    _ block: Int, _ kind: Block.Kind, throughClosures: Bool
  ) -> [Int] {
    var result: [Int] = []
    for index in blocks(around: block) {
      let current = blocks[index].kind
      if current == kind { result.append(index) }
      if current == .function || current == .accessor || current == .closure && !throughClosures {
        break
      }
    }
    return result
  }

  /// What stands before a closure in its statement: `dropDown.selectionAction =`; `nil` for no closure.
  package func head(ofClosure closure: Int) -> String? {
    guard closure >= 0, closures[closure].body >= 0 else { return nil }
    let statement = blocks[Int(closures[closure].body)].statement
    guard statement >= 0 else { return nil }
    return text(TokenRange(statements[Int(statement)].tokens.start, closures[closure].tokens.start))
  }

  /// Whether a function makes an object: in Objective-C a method by its name.
  package func isInitializer(_ function: Int) -> Bool {
    let declaration = declarations[function]
    guard declaration.kind == .method else { return declaration.kind == .initializer }
    guard declaration.nameToken >= 0, ["instancetype", "id"].contains(text(declaration.type)) else {
      return false
    }
    let name = text(Int(declaration.nameToken))
    return name.hasPrefix("init") && name.dropFirst(4).first?.isLowercase != true
  }

  /// The name of the type around a function, as spelt; empty for none.
  package func typeText(around function: Int) -> String {
    var index = function
    while index >= 0 {
      let declaration = declarations[index]
      if declaration.kind.isType {
        return declaration.nameToken >= 0 ? text(Int(declaration.nameToken)) : ""
      }
      index = Int(declaration.parent)
    }
    return ""
  }

  /// The token that names what a property is set on, before the name of the property; `nil` where no
  /// name stands there.
  package func holder(ofProperty token: Int) -> Int? {
    guard token >= 2, self.token(token - 1).kind == .period else { return nil }
    var holder = token - 2
    while holder > 0, [.question, .exclamation].contains(self.token(holder).kind) { holder -= 1 }
    return self.token(holder).kind == .identifier ? holder : nil
  }

  /// Whether an expression is a literal of text and nothing else, without values in it.
  package func isTextLiteral(_ value: TokenRange) -> Bool {
    value.count == 1 && token(value.start).kind == .stringLiteral
  }

  /// Whether an expression is one literal, in Objective-C with the sign before it.
  package func isWholeLiteral(_ value: TokenRange) -> Bool {
    !value.isEmpty && value.count <= 2 && token(value.end - 1).kind == .stringLiteral
  }

  /// Whether an expression makes nothing of a failure: `try? load()`.
  package func swallowsFailure(_ value: TokenRange) -> Bool {
    value.indices.contains { token($0).word == .try && token($0 + 1).kind == .question }
  }

  /// Whether a call is handed a snapshot, as what shows a list is: by the words of its first argument.
  package func takesSnapshot(_ call: Call) -> Bool {
    guard let first = call.arguments.first else { return false }
    return spelling(arguments[Int(first)].value).lowercased.contains("snapshot")
  }

  /// Whether a call puts a view below another: `insertSubview(cover, belowSubview: panel)`.
  package func insertsBelow(_ call: Call) -> Bool {
    call.name == "insertSubview:belowSubview:"
      || call.name == "insertSubview"
        && call.arguments.contains { arguments[Int($0)].label == "belowSubview" }
  }

  /// The last name of the view that a call puts into another one; `nil` for other calls.
  package func addedView(_ call: Call) -> Name? {
    guard ["addSubview", "addSubview:", "addArrangedSubview"].contains(call.name),
      let first = call.arguments.first
    else { return nil }
    return lastName(of: arguments[Int(first)].value)
  }

  /// Whether a closure around a block, within its function, is handed something of that name.
  package func isParameter(_ name: Name, ofClosureAround block: Int) -> Bool {
    enclosing(block, .closure, throughClosures: true).contains {
      isParameter(name, ofClosure: Int(blocks[$0].closure))
    }
  }

  /// The innermost block that a token stands in; the file's where there is no other.
  package func innermostBlock(of token: Int) -> Int {
    blocks.indices.last { blocks[$0].open < token && token < blocks[$0].close } ?? 0
  }

  /// The nearest branch of an `if` around a block, itself included; `nil` where a function comes before.
  package func branch(around block: Int) -> Int? {
    blocksOfFunction(around: block).first { blocks[$0].kind.isBranch }
      .flatMap { blocks[$0].kind == .caseBody ? nil : $0 }
  }

  /// The condition of a branch, between its own `if` and its brace; empty for an `else`, and for one
  /// that is long.
  package func condition(ofBranch block: Int) -> TokenRange {
    let open = Int(blocks[block].open)
    guard blocks[block].kind == .ifBody,
      let head = (max(0, open - 24)..<open).last(where: { token($0).word == .if })
    else { return .none }
    return TokenRange(head + 1, open)
  }

  /// Whether the function around a block is handed something under a name.
  package func isParameter(_ name: Name, around block: Int) -> Bool {
    guard let index = self.block(of: .function, around: block), blocks[index].declaration >= 0
    else {
      return false
    }
    return isParameter(name, ofFunction: Int(blocks[index].declaration))
  }

  /// Whether the file imports SwiftUI itself.
  package var importsSwiftUI: Bool { imports("SwiftUI") }

  /// Whether the file imports a module.
  package func imports(_ module: Name) -> Bool {
    declarations.contains { $0.kind == .import && $0.name == module }
  }

  /// Whether a function, by its declaration's index, is handed something under a name.
  package func isParameter(_ name: Name, ofFunction function: Int) -> Bool {
    declarations[function].parameters.contains { parameters[Int($0)].name == name }
  }

  /// The call that a closure, by its index, is handed to; `nil` for one that is kept under a name.
  package func call(ofClosure closure: Int) -> Call? {
    let call = Int(closures[closure].call)
    return call >= 0 ? calls[call] : nil
  }

  /// The call that a closure is handed to, by its body; `nil` for another block.
  package func call(ofBody block: Int) -> Call? {
    let closure = Int(blocks[block].closure)
    return closure >= 0 ? call(ofClosure: closure) : nil
  }

  /// The calls that the closures around a block are handed to, innermost first.
  package func calls(ofClosuresAround block: Int) -> some Sequence<Call> {
    blocks(around: block).compactMap { self.call(ofBody: $0) }
  }

  /// Whether a closure, by its index, is handed something under a name.
  package func isParameter(_ name: Name, ofClosure closure: Int) -> Bool {
    closures[closure].parameters.indices.contains {
      token($0).kind == .identifier && self.name($0) == name
    }
  }

  /// Whether one of two blocks is run only where the other is not.
  package func isExclusive(_ one: Int, _ other: Int) -> Bool {
    blocks(around: other).contains { index in
      branches(beside: index).contains { isBlock(one, inside: $0) }
    }
  }

  /// The other branches of the `if` or `switch` that a block is a branch of, in source order; of one
  /// with very many blocks those that are near.
  package func branches(beside index: Int) -> [Int] {
    let block = blocks[index]
    let isCase = block.kind == .caseBody
    guard isCase || block.kind == .ifBody || block.kind == .elseBody else { return [] }
    let around = isCase ? blocks[Int(block.parent)].statement : block.statement
    guard around >= 0 else { return [] }
    let tokens = statements[Int(around)].tokens
    func isBranch(_ other: Int) -> Bool {
      let beside = blocks[other]
      return isCase
        ? beside.kind == .caseBody && beside.parent == block.parent
        : (beside.kind == .ifBody || beside.kind == .elseBody)
          && beside.statement == block.statement
    }
    let before = (max(0, index - 512)..<index).reversed()
      .prefix { Int(blocks[$0].open) >= tokens.start }
    let after = (index + 1..<min(blocks.count, index + 512))
      .prefix { Int(blocks[$0].open) < tokens.end }
    return before.reversed().filter(isBranch) + after.filter(isBranch)
  }

  /// Whether a branch is left out only if a screen of a storyboard were of another type than it is:
  /// `if let screen = storyboard.instantiateViewController(withIdentifier: "Help") as? HelpController`.
  private func onlyNamesScreen(_ branch: Int) -> Bool {
    let block = blocks[branch]
    guard block.kind == .ifBody, block.statement >= 0, branches(beside: branch).isEmpty else {
      return false
    }
    let head = statements[Int(block.statement)].tokens.start..<Int(block.open)
    return head.contains { spelling($0).hasPrefix("instantiate") }
      && !head.contains { token($0).kind == .comma && isOfHead($0, of: head) }
  }

  /// Whether a comma stands between conditions, not in parentheses.
  private func isOfHead(_ comma: Int, of head: Range<Int>) -> Bool {
    var depth = 0
    for index in head.lowerBound..<comma {
      switch spelling(index) {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
    }
    return depth == 0
  }

  /// Whether a call is made in some case only, or several times, within its function.
  func isInBranch(_ call: Call) -> Bool {
    for index in blocks(around: Int(call.block)) {
      switch blocks[index].kind {
      case .ifBody where onlyNamesScreen(index): break
      case let kind where kind.isConditional: return true
      default: break
      }
      // What comes before may leave.
      for statement in statements(of: index) {
        guard statements[statement].tokens.end <= call.tokens.start else { break }
        switch statements[statement].kind {
        case .guard: return true
        case .if:
          let isLeft = statements[statement].tokens.indices.contains { token($0).word == .return }
          if isLeft { return true }
        default: break
        }
      }
      guard ![.function, .accessor].contains(blocks[index].kind) else { return false }
    }
    return false
  }

  /// The last name of a member chain, `self?.model.items` → `items`; `nil` for other expressions.
  package func lastName(of tokens: TokenRange) -> Name? {
    guard let token = lastNameToken(of: tokens) else { return nil }
    return name(token)
  }

  /// The token of the last name of a member chain; `nil` for other expressions.
  package func lastNameToken(of tokens: TokenRange) -> Int? {
    guard !tokens.isEmpty else { return nil }
    var last = tokens.end - 1
    while last >= tokens.start {
      switch token(last).kind {
      case .question, .exclamation: last -= 1
      case .identifier: return last
      case .keyword:
        switch token(last).word {
        case .self, .Self, .super: return last
        default: return nil
        }
      case .rightBracket where file.language == .objectiveC:
        // `[self statusLabel]`: the selector of a message without arguments.
        let open = Int(partners[last])
        guard open >= 0, token(last - 1).kind == .identifier, token(last - 2).kind != .colon else {
          return nil
        }
        return last - 1
      default: return nil
      }
    }
    return nil
  }

  /// The method that `#selector(Type.method(_:label:))` or `@selector(method:)` names.
  package func selectorName(_ value: TokenRange) -> Name? {
    guard !value.isEmpty else { return nil }
    if file.language == .objectiveC {
      var text = ""
      for index in value.start..<value.end { text += self.text(index) }
      return Name(text)
    }
    var result: Name?
    for index in value.start..<value.end {
      switch token(index).kind {
      case .identifier: result = name(index)
      case .leftParen: return result
      default: break
      }
    }
    return result
  }

  /// Whether a call posts an accessibility notification.
  package func isPost(_ call: Call) -> Bool {
    switch call.name {
    case "UIAccessibilityPostNotification": return true
    case "post":
      guard !call.receiver.isEmpty else { return false }
      let receiver = spelling(call.receiver)
      return receiver == "UIAccessibility" || receiver.hasPrefix("AccessibilityNotification")
        || receiver.hasPrefix("Accessibility.AccessibilityNotification")
        || receiver == "NSAccessibility"
    default: return false
    }
  }

  /// Whether a call is a list that shows its first argument.
  func isListCount(_ call: Call) -> Bool {
    switch call.name {
    case "List", "ForEach", "Table", "appendItems": return true
    default: return false
    }
  }

  /// Whether a block is what an animation changes.
  package func isAnimated(_ block: Int) -> Bool {
    let closure = Int(blocks[block].closure)
    guard closure >= 0, let call = call(ofClosure: closure), role(of: closure) == .inline else {
      return false
    }
    guard call.nameToken >= 0 else { return false }
    return spelling(Int(call.nameToken)).lowercased
      .contains(anyOf: ["animate", "transition", "keyframe"])
  }
}
