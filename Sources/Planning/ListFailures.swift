import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Failures after which a list is as empty as if there were nothing.
extension ListPlan {
  /// The text of an error that a model shows.
  struct ErrorText {
    var expression: String
    /// Whether it is no text where there is no error; else it is an empty one.
    var isOptional: Bool
    /// Whether it is only the description of an error.
    var isDescription = false
    /// What stands above that description on screen.
    var heading: Heading?
    /// Whether the view looks it up in the app's texts: `Text(LocalizedStringKey(model.problem))`.
    var isKey = false

    /// What is said of it where it is bound to a name; `nil` for itself.
    func spoken(as name: String, in context: PlanningContext) -> String? {
      if isKey { return ErrorText.lookUp(name) }
      return isDescription ? context.described(name, below: heading) : nil
    }

    /// What the app's texts have under a key.
    static func lookUp(_ key: String) -> String { "NSLocalizedString(\(key), comment: \"\")" }
  }

  /// The text of a model's error; `nil` where its type is not known to have one.
  func text(ofError error: String, of change: Change, in type: Name) -> ErrorText? {
    let facts = base.context.facts
    guard let shape = facts.property(Name(error), of: type)?.shape else { return nil }
    let member = "\(change.name).\(error)"
    if shape.isString {
      let isKey = looksUp(Name(error))
      // What may be nothing gets a name first.
      return ErrorText(
        expression: isKey && !shape.isOptional ? ErrorText.lookUp(member) : member,
        isOptional: shape.isOptional, isKey: isKey)
    }
    guard shape.isOptional, facts.isError(shape) else { return nil }
    return ErrorText(
      expression: "\(member)?.localizedDescription", isOptional: true, isDescription: true,
      heading: base.context.heading(
        above: Name(error), in: base.context.outline.typeName(around: event.function)))
  }

  /// Whether a view of the file takes a member for a key of the app's texts.
  private func looksUp(_ member: Name) -> Bool {
    let outline = base.context.outline
    return outline.calls.contains { call in
      call.name == "LocalizedStringKey"
        && call.tokens.indices.contains { outline.name($0) == member }
    }
  }

  /// Whether the view asks its model for another error as well: `else if let problem = model.problem`.
  func showsOtherError(_ change: Change, _ model: Change.ModelLoad) -> Bool {
    let outline = base.context.outline
    return outline.blocks.contains { block in
      guard block.kind == .ifBody, block.legality == .resultBuilder, block.statement >= 0 else {
        return false
      }
      let start = outline.statements[Int(block.statement)].tokens.start
      return (start..<max(start, Int(block.open) - 2)).contains { index in
        outline.token(index).kind == .identifier && outline.text(index) == change.name
          && outline.token(index + 1).kind == .period && outline.text(index + 2) != model.error
          && ViewRole(named: outline.text(index + 2)).contains(.error)
      }
    }
  }

  /// Whether a failure leaves an empty list: `items = (try? await load()) ?? []`.
  var swallowsFailure: Bool {
    event.changes(.stateList).contains {
      base.context.outline.swallowsFailure($0.value) || hidesFailure($0.value)
    }
  }

  /// Whether the list is drawn whatever has come, after branches of which some put up an alert or lay a
  /// message behind the list: `tableView.backgroundView = messageView`.
  var isDrawnInAnyCase: Bool {
    let outline = base.context.outline
    let end = outline.statements[event.changes[0].statement].tokens.start
    let inside = outline.blocks[event.home]
    let before = TokenRange(Int(inside.open), max(Int(inside.open), end))
    let laid = outline.assignments(in: TokenRange(Int(inside.open), Int(inside.close))).contains {
      let assignment = outline.assignments[$0]
      return assignment.property == "backgroundView"
        && !["nil", "NULL"].contains(outline.text(assignment.value))
    }
    if laid || isBesideAlert(in: before, of: event.home) { return true }
    // What is handed to the main queue comes after all that stands before it.
    guard inside.closure >= 0, let hop = outline.call(ofClosure: Int(inside.closure)),
      ["async", "asyncAfter", "dispatch_async", "dispatch_after"].contains(hop.name)
    else { return false }
    let around = Int(hop.block)
    let start = Int(outline.blocks[around].open)
    return isBesideAlert(in: TokenRange(start, max(start, hop.tokens.start)), of: around)
  }

  /// Whether some branch in a part of a block has the user told by an alert, and goes on.
  private func isBesideAlert(in part: TokenRange, of block: Int) -> Bool {
    let outline = base.context.outline
    return outline.calls(in: part).contains { index in
      let call = outline.calls[index]
      guard Int(call.block) != block, call.nameToken >= 0,
        Words.split(outline.text(Int(call.nameToken))).contains("alert")
      else { return false }
      let branches = [.caseBody, .ifBody, .elseBody].flatMap { kind in
        outline.enclosing(Int(call.block), kind, throughClosures: true)
      }
      return branches.contains { outline.isBlock($0, inside: block) }
        && !branches.contains { outline.isBlock($0, inside: block) && outline.leaves($0) }
    }
  }

  /// Whether nothing is made of a model's failure: `try? await model.load()`.
  func isTriedInVain(_ change: Change) -> Bool {
    let outline = base.context.outline
    return outline.swallowsFailure(outline.statements[change.statement].tokens)
  }

  /// Whether the answer that fills the list may bring an error, for which nobody asks:
  /// `^(NSArray *items, NSString *error) { … }`.
  var ignoresError: Bool {
    let outline = base.context.outline
    let closure = event.context.closure
    guard closure >= 0 else { return false }
    let item = outline.closures[closure]
    let errors = item.parameters.indices.filter { index in
      outline.token(index).kind == .identifier
        && ["error", "err"].contains(outline.text(index))
    }
    guard let error = errors.last else { return false }
    // Who asks what has come asks for the error by that.
    let start = outline.statements[event.changes[0].statement].tokens.start
    let handed = Set(item.parameters.indices.map(outline.name))
    let asks = (item.parameters.end..<max(item.parameters.end, start)).contains { index in
      [.if, .guard, .switch].contains(outline.token(index).word)
        && (index..<min(index + 24, start)).prefix { outline.token($0).kind != .leftBrace }
          .contains { outline.token($0).kind == .identifier && handed.contains(outline.name($0)) }
    }
    guard !asks else { return false }
    let name = outline.name(error)
    return !item.tokens.indices.contains { index in
      index > item.parameters.end && outline.token(index).kind == .identifier
        && outline.name(index) == name
    }
  }

  /// Whether a value is waited for that a function of the file gives whatever has happened:
  /// `items = await load()`, which gives an empty list where it fails.
  private func hidesFailure(_ value: TokenRange) -> Bool {
    let outline = base.context.outline
    guard outline.token(value.start).word == .await,
      let first = outline.calls(in: value).first
    else { return false }
    return outline.declarations.contains { declaration in
      guard declaration.kind == .function, declaration.name == outline.calls[first].name,
        declaration.body >= 0
      else { return false }
      return declaration.tokens.indices.contains { index in
        outline.token(index).word == .catch
          || (outline.token(index).word == .return && returnsEmpty(index + 1))
      }
    }
  }

  /// Whether an empty list stands at a token: `[]`, `[Post]()`, `.init()`.
  private func returnsEmpty(_ index: Int) -> Bool {
    let outline = base.context.outline
    let end = min(index + 5, outline.stream.count)
    let statement = (index..<max(index, end)).map { outline.text($0) }
    return statement.starts(with: ["[", "]"]) || statement.starts(with: [".", "init", "(", ")"])
      || (statement.first == "[" && statement.dropFirst(2).elementsEqual(["]", "(", ")"]))
  }
}
