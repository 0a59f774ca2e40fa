import Lexing
package import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether what stands before the dot is the object itself: nothing, `self`, or `self?`.
  package func isOnSelf(_ receiver: TokenRange) -> Bool {
    guard !receiver.isEmpty else { return true }
    guard spelling(receiver.start) == "self" else { return false }
    return receiver.count == 1
      || receiver.count == 2 && token(receiver.start + 1).kind == .question
  }

  /// Whether an assignment sets a property of the object itself: `self.text = …`, or `text = …` where no local
  /// around it has the name.
  package func setsOwn(_ assignment: Assignment) -> Bool {
    isOnSelf(assignment.receiver)
      && !(assignment.receiver.isEmpty
        && isLocal(
          assignment.property, at: assignment.target.start, inBlock: Int(assignment.block)))
  }

  /// Whether a name means a local where it stands: one that is declared before it, in a block around it.
  package func isLocal(_ name: Name, at token: Int, inBlock block: Int) -> Bool {
    local(name, at: token, inBlock: block) != nil
  }

  /// The local that a name means where it stands, the last of several; `nil` for none.
  package func local(_ name: Name, at token: Int, inBlock block: Int) -> Declaration? {
    let body = blocks(around: block).first {
      blocks[$0].kind == .function || blocks[$0].kind == .accessor
    }
    guard let body else { return nil }
    let before = TokenRange(Int(blocks[body].open), token)
    return declarations[declarations(in: before)].last { local in
      local.name == name
        && (local.kind == .binding || local.kind == .property && !isMember(local))
        && isBlock(block, inside: Int(local.block))
    }
  }

  /// Whether a property is a member of a type, not a local.
  package func isMember(_ declaration: Declaration) -> Bool {
    declaration.block >= 0 && blocks[Int(declaration.block)].kind == .typeBody
  }

  /// The calls of a function of this name on the object itself, in source order.
  package func callsOnSelf(of function: Name) -> [Call] {
    calls.filter { $0.name == function && isOnSelf($0.receiver) }
  }

  /// Those of a function within its own type.
  package func callsOnSelf(of function: Int) -> [Call] {
    let type = typeName(around: function)
    return callsOnSelf(of: declarations[function].name).filter {
      typeName(ofBlock: Int($0.block)) == type
    }
  }
}

extension ProjectFacts {
  /// Whether the function that a call means posts, itself or through what it calls.
  package func posts(_ call: Call, in outline: SyntaxOutline) -> Bool {
    let context = outline.context(of: call)
    guard context.function >= 0, let caller = function(context.function, of: outline) else {
      return false
    }
    let receiver = outline.lastName(of: call.receiver) ?? .none
    return calleePosts(
      call.name, isOnSelf: call.receiver.isEmpty || receiver == "self", receiver: receiver,
      from: caller)
  }
}

extension SyntaxOutline {
  /// Whether a call posts an accessibility notification, or has something post it that stands for the system in
  /// tests: `handler.post(notification: .announcement, argument: text)`.
  func hasPosted(_ call: Call) -> Bool {
    if isPost(call) { return true }
    guard call.name == "post", let first = call.arguments.first,
      arguments[Int(first)].label == "notification"
    else { return false }
    switch name(arguments[Int(first)].value.end - 1) {
    case "announcement", "layoutChanged", "screenChanged", "pageScrolled": return true
    default: return false
    }
  }
}
