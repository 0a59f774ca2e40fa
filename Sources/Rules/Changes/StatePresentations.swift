import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension Silence {
  /// Whether state is set with the event to which a sheet or an alert of the system's is bound.
  func presentsByState(_ event: Event) -> Bool {
    guard !presentations.isEmpty else { return false }
    let scope = scope(of: event)
    return presentations.contains {
      scope.contains($0.token) && sharesPath($0.token, in: $0.block, event)
    }
  }
}

extension SyntaxOutline {
  /// Where state is set that makes a sheet or an alert of the system's appear.
  func presentations(by states: StateUses) -> [(token: Int, block: Int)] {
    guard states.presentsByState else { return [] }
    let set = assignments.filter { assignment in
      switch spelling(assignment.value) {
      case "false", "nil", "[]", "\"\"": false
      default:
        isBound(assignment.property, of: assignment.receiver, assignment.block, by: states)
          && (!assignment.receiver.isEmpty || setsOwn(assignment))
      }
    }
    // What was off is on then: `isAsking.toggle()`.
    let toggled = calls.filter { call in
      guard call.name == "toggle", let token = lastNameToken(of: call.receiver) else {
        return false
      }
      let owner = TokenRange(call.receiver.start, max(call.receiver.start, token - 1))
      return isBound(name(token), of: owner, call.block, by: states)
    }
    return set.map { ($0.target.start, Int($0.block)) }
      + toggled.map { ($0.tokens.start, Int($0.block)) }
  }

  /// Whether something of the system's appears with a view's own property, or with what a model of the view's
  /// has: `model.notice = "Saved"`.
  private func isBound(
    _ property: Name, of receiver: TokenRange, _ block: Int32, by states: StateUses
  ) -> Bool {
    let type = typeName(ofBlock: Int(block))
    if isOnSelf(receiver) { return states.use(of: property, in: type).contains(.system) }
    guard let model = lastName(of: receiver), receiver.count == 1 else { return false }
    return states.members(of: model, in: type).contains {
      $0.use == .system && Name($0.name) == property
    }
  }

  /// The state of which a binding is made: `$model.flag`, `.constant(model.error != nil)`,
  /// `Binding(get: { model.error != nil }, set: { … })`.
  func boundState(_ value: TokenRange) -> TokenRange? {
    guard !value.isEmpty else { return nil }
    if spelling(value).hasPrefix("$") { return value }
    guard let open = value.indices.first(where: { token($0).kind == .leftParen }),
      open > value.start, name(open - 1) == "constant" || name(open - 1) == "Binding"
    else { return nil }
    var start = name(open + 1) == "get" ? open + 4 : open + 1
    if token(start).word == .self { start += 2 }
    guard start < value.end, token(start).kind == .identifier else { return nil }
    var end = start + 1
    while end + 1 < value.end, token(end).kind == .period, token(end + 1).kind == .identifier {
      end += 2
    }
    // What is so in one of many states comes with that one.
    let isWhole = [.rightParen, .rightBrace].contains(token(end).kind)
    return isWhole || text(end) == "!=" && token(end + 1).word == .nil
      ? TokenRange(start, end) : nil
  }
}
