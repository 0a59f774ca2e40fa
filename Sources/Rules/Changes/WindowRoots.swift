import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Tells windows that change what they show from those that are only being set up.
struct WindowRoots {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  /// Whether what gets another root is a window on screen, not one that is only being made.
  func isReplaced(by assignment: Assignment) -> Bool {
    guard let token = outline.lastNameToken(of: assignment.receiver) else { return false }
    let name = outline.name(token)
    let type = outline.typeName(ofBlock: Int(assignment.block))
    let shape = facts.property(name, of: type)?.shape ?? .unknown
    guard Words.split(outline.text(token)).last == "window" || shape.base == "UIWindow" else {
      return false
    }
    if isGuardedAgainstOthers(assignment) || isWithoutOne(assignment)
      || isOnlyMade(name, before: assignment)
    {
      return false
    }
    guard assignment.receiver.count == 1 else { return true }
    return !outline.declarations.contains {
      $0.name == name && $0.kind == .property
        && $0.tokens.start < assignment.target.start && !$0.value.isEmpty
        && outline.text($0.value).contains("Window(")
    }
  }

  /// Whether the same function has just made the window, and does not show it:
  /// `self.window = [[UIWindow alloc] initWithFrame:frame]`.
  private func isOnlyMade(_ window: Name, before assignment: Assignment) -> Bool {
    let function = outline.context(
      ofToken: assignment.target.start, inBlock: Int(assignment.block)
    ).function
    guard function >= 0 else { return false }
    let body = outline.declarations[function].tokens
    let assignments = outline.assignments[outline.assignments(in: body)]
    let isMade = assignments.contains {
      $0.property == window && $0.target.start < assignment.target.start
        && outline.text($0.value).contains("indow")
        && [.rightParen, .rightBracket].contains(outline.token($0.value.end - 1).kind)
    }
    return isMade
      && !assignments.contains { ["hidden", "isHidden"].contains($0.property) }
      && !outline.calls[outline.calls(in: body)].contains {
        ["makeKeyAndVisible", "makeKeyWindow", "makeKey"].contains($0.name)
      }
  }

  /// Whether the window gets a root only where it has none: then nothing is replaced.
  private func isGuardedAgainstOthers(_ assignment: Assignment) -> Bool {
    let context = outline.context(
      ofToken: assignment.target.start, inBlock: Int(assignment.block))
    guard context.function >= 0 else { return false }
    let start = outline.declarations[context.function].tokens.start
    return (start..<assignment.target.start).contains { index in
      outline.token(index).kind == .identifier && outline.name(index) == "rootViewController"
        && outline.text(index + 1) == "==" && outline.text(index + 2) == "nil"
    }
  }

  /// Whether it is the other branch of what is done where the window has a root:
  /// `if window.rootViewController { … } else { … }`.
  private func isWithoutOne(_ assignment: Assignment) -> Bool {
    outline.enclosing(Int(assignment.block), .elseBody, throughClosures: false).contains { other in
      let before = outline.branches(beside: other).last {
        $0 < other && outline.blocks[$0].kind == .ifBody
      }
      guard let condition = before.map({ outline.condition(ofBranch: $0).indices }) else {
        return false
      }
      return condition.contains { outline.name($0) == "rootViewController" }
        && !condition.contains { ["==", "!"].contains(outline.text($0)) }
    }
  }
}
