import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// `name` or `root.name`, with what was unwrapped to get there.
struct ShownChain {
  var root: Name
  /// The token that spells the last name.
  var last: Int
  var text: String
  var hasMember: Bool
  /// The token that spells the case of which the text is shown; -1 for none.
  var payload: Int
  /// Whether the root is an optional that is unwrapped around the text.
  var isUnwrapped = false
  /// The token that spells the model's member that is unwrapped: `model.toast?.text`; -1 for none.
  var middle = -1
}

extension SyntaxOutline {
  /// What a view shows by an expression inside a block; `nil` where that is no plain chain of names.
  func shownChain(_ value: TokenRange, in block: Int) -> ShownChain? {
    var tokens = value
    // `model.error ?? ""` shows the error where there is one.
    for index in tokens.start..<tokens.end
    where token(index).kind == .operator && text(index) == "??" {
      tokens = TokenRange(tokens.start, index)
      break
    }
    tokens = described(by: tokens)
    var payload = -1
    if tokens.count == 1, let bound = unwrapped(name(tokens.start), in: block) {
      tokens = described(by: bound)
    } else if tokens.count == 1, token(tokens.start).kind == .identifier,
      let found = self.payload(of: name(tokens.start), in: block)
    {
      tokens = found.subject
      payload = found.name
    }
    if tokens.count >= 3, token(tokens.start).word == .self {
      tokens = TokenRange(tokens.start + 2, tokens.end)
    }
    if let chain = optionalChain(tokens, payload) { return chain }
    guard tokens.count == 1 || tokens.count == 3 else { return nil }
    guard isPath(tokens) else { return nil }
    // `if let toast { Text(toast.title) }`: outside of it the name means something else, or nothing.
    let root = name(tokens.start)
    var chain = ShownChain(
      root: root, last: tokens.end - 1, text: text(tokens),
      hasMember: tokens.count == 3, payload: payload)
    guard tokens.count == 3, isBound(root, in: block) else { return chain }
    let whole = unwrapped(root, in: block) ?? TokenRange(tokens.start, tokens.start + 1)
    guard whole.count == 1 || whole.count == 3, isPath(whole) else { return nil }
    chain.root = name(whole.start)
    if whole.count == 3 { chain.middle = whole.end - 1 }
    chain.text = "\(text(whole))?.\(text(chain.last))"
    chain.isUnwrapped = true
    return chain
  }

  /// The error of which an expression is the description; others as they are.
  private func described(by value: TokenRange) -> TokenRange {
    guard value.count >= 3, name(value.end - 1) == "localizedDescription" else { return value }
    let isOptional = token(value.end - 3).kind == .question
    return TokenRange(value.start, value.end - (isOptional ? 3 : 2))
  }

  /// `model.problem?.message`.
  private func optionalChain(_ tokens: TokenRange, _ payload: Int) -> ShownChain? {
    guard tokens.count == 6, token(tokens.start + 3).kind == .question,
      isPath(TokenRange(tokens.start, tokens.start + 3)), token(tokens.start + 4).kind == .period,
      token(tokens.start + 5).kind == .identifier
    else { return nil }
    var chain = ShownChain(
      root: name(tokens.start), last: tokens.end - 1, text: text(tokens), hasMember: true,
      payload: payload)
    chain.middle = tokens.start + 2
    chain.isUnwrapped = true
    return chain
  }

  /// Whether an expression is names after dots, and nothing else.
  func isPath(_ value: TokenRange) -> Bool {
    value.indices.allSatisfy { index in
      token(index).kind == ((index - value.start) % 2 == 0 ? .identifier : .period)
    }
  }

  /// Whether a condition around a block gives a name its meaning there.
  private func isBound(_ name: Name, in block: Int) -> Bool {
    declarations.contains { isBinding($0, of: name, around: block) }
  }

  /// What `if let name = …` around a block unwraps.
  private func unwrapped(_ name: Name, in block: Int) -> TokenRange? {
    declarations(around: block).first {
      !$0.value.isEmpty && isBinding($0, of: name, around: block)
    }?.value
  }

  /// The declarations in the outermost function around a block, or in all the file: whatever is bound
  /// around the block is among them.
  func declarations(around block: Int) -> ContiguousArray<Declaration>.SubSequence {
    var reach = TokenRange(0, stream.tokens.count)
    for index in blocks(around: block) where [.function, .accessor].contains(blocks[index].kind) {
      reach = declarations[Int(blocks[index].declaration)].tokens
    }
    return declarations[declarations(in: reach)]
  }

  private func isBinding(_ declaration: Declaration, of name: Name, around block: Int) -> Bool {
    guard declaration.kind == .binding, declaration.name == name else { return false }
    return isBlock(block, inside: Int(declaration.block))
  }
}
