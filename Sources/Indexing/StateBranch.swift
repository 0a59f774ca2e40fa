import Lexing
package import Outlining
import SourceText

/// What a property of a view's state has to be for a branch of the view to be there.
package enum StateValue: Hashable {
  case isTrue
  case isFalse
  case something
  case nothing
  /// One case of an enumeration, whatever it carries.
  case named(Name)

  /// What is there instead where the value is another, if there is but one other.
  package var opposite: StateValue? {
    switch self {
    case .isTrue: .isFalse
    case .isFalse: .isTrue
    case .something: .nothing
    case .nothing: .something
    case .named: nil
    }
  }
}

/// A branch of a view that one property of its state decides about.
package struct StateBranch {
  /// The token that spells the property.
  package let state: Int
  package let value: StateValue
}

extension SyntaxOutline {
  /// The value of the view's state for which a branch of the view is there; `nil` where more than one
  /// property, or something else, decides that.
  package func stateBranch(_ block: Int) -> StateBranch? {
    switch blocks[block].kind {
    case .ifBody: return stateBranch(when: condition(ofBranch: block))
    case .elseBody:
      let others = branches(beside: block)
      guard others.count == 1, let taken = stateBranch(others[0]),
        let value = taken.value.opposite
      else { return nil }
      return StateBranch(state: taken.state, value: value)
    case .caseBody:
      guard let subject = subject(ofCase: block), let state = stateToken(subject),
        case let patterns = casePatterns(of: blocks[block]), patterns.count == 1
      else { return nil }
      return StateBranch(state: state, value: .named(name(patterns[0].name)))
    default: return nil
    }
  }

  /// What an assignment makes of a property; `nil` for what only running it tells.
  package func stateValue(assigned value: TokenRange) -> StateValue? {
    switch spelling(value) {
    case "true": .isTrue
    case "false": .isFalse
    case "nil": .nothing
    default: caseToken(value).map { .named(name($0)) }
    }
  }

  /// The token that spells the case which a value is: `.sent`, `SendState.sent`, `.failed(error)`;
  /// `nil` for other values.
  package func caseToken(_ value: TokenRange) -> Int? {
    guard let dot = value.indices.prefix(2).first(where: { token($0).kind == .period }),
      dot + 1 < value.end, token(dot + 1).kind == .identifier,
      dot == value.start || text(value.start).first?.isUppercase == true
    else { return nil }
    guard dot + 2 < value.end else { return dot + 1 }
    return token(dot + 2).kind == .leftParen && Int(partners[dot + 2]) == value.end - 1
      ? dot + 1 : nil
  }

  private func stateBranch(when condition: TokenRange) -> StateBranch? {
    guard !condition.isEmpty else { return nil }
    let first = condition.start
    if let state = stateToken(condition) { return StateBranch(state: state, value: .isTrue) }
    if token(first).kind == .exclamation,
      let state = stateToken(TokenRange(first + 1, condition.end))
    {
      return StateBranch(state: state, value: .isFalse)
    }
    if token(first).word == .let, token(first + 1).kind == .identifier {
      // `if let error` or `if let shown = error`
      guard condition.count > 2 else { return StateBranch(state: first + 1, value: .something) }
      guard token(first + 2).kind == .equal,
        let state = stateToken(TokenRange(first + 3, condition.end))
      else { return nil }
      return StateBranch(state: state, value: .something)
    }
    if token(first).word == .case { return stateBranch(matching: condition) }
    return stateBranch(comparing: condition)
  }

  /// `if case .sent = state`, `if case .failed(let error) = state`.
  private func stateBranch(matching condition: TokenRange) -> StateBranch? {
    guard let equal = condition.indices.last(where: { token($0).kind == .equal }),
      let state = stateToken(TokenRange(equal + 1, condition.end)),
      let period = condition.indices.prefix(4).first(where: { token($0).kind == .period }),
      token(period + 1).kind == .identifier
    else { return nil }
    return StateBranch(state: state, value: .named(name(period + 1)))
  }

  /// `if state == .sent`, `if error != nil`.
  private func stateBranch(comparing condition: TokenRange) -> StateBranch? {
    guard
      let place = condition.indices.first(where: {
        token($0).kind == .operator && ["==", "!="].contains(text($0))
      }), let state = stateToken(TokenRange(condition.start, place)),
      let value = stateValue(assigned: TokenRange(place + 1, condition.end))
    else { return nil }
    guard text(place) == "!=" else { return StateBranch(state: state, value: value) }
    return value.opposite.map { StateBranch(state: state, value: $0) }
  }

  /// The token that names a property of the view, alone or after `self.`; `nil` for other expressions.
  private func stateToken(_ value: TokenRange) -> Int? {
    let isOwn = value.count == 3 && token(value.start).word == .self
    guard value.count == 1 || isOwn, token(value.end - 1).kind == .identifier else { return nil }
    return value.end - 1
  }
}
