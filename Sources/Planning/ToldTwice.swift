import Findings
import Indexing
import Lexing
import Outlining

/// What is said once more by what runs before or after it.
extension EventPlan {
  /// Whether what is told may be no news: it has been told on the way here, or other news come with it.
  var mayBeToldTwice: Bool {
    goesOnToNextCase || isToldBefore || isToldAsFlagIsSet || isToldBeside
  }

  /// Whether the function has something else show the failure as well, whatever the case:
  /// `[Dialogs showErrorBox:self withText:text]`.
  private var isToldBeside: Bool {
    guard finding.rule == "silent-failure", event.function >= 0,
      !context.outline.isConditional(event.home)
    else {
      return false
    }
    let outline = context.outline
    return outline.calls[outline.calls(in: outline.declarations[event.function].tokens)].contains {
      call in
      guard call.nameToken >= 0, !call.arguments.isEmpty, !outline.isOnSelf(call.receiver),
        !event.changes.contains(where: { $0.statement == Int(call.statement) }),
        case let words = Words.split(outline.text(Int(call.nameToken))),
        FunctionVerb(words: words) == .show
      else { return false }
      return words.contains { ["error", "failure", "alert", "message"].contains($0) }
        && !outline.isConditional(Int(call.block))
    }
  }

  /// Whether the case that the event is in falls through to the next one, which may tell something else.
  private var goesOnToNextCase: Bool {
    let outline = context.outline
    return outline.blocks(around: event.home, within: outline.body(around: event.home) ?? -1)
      .prefix { !outline.leaves($0) }
      .contains { block in
        let last = Int(outline.blocks[block].last)
        return last >= 0 && outline.statements[last].kind == .fallthrough
      }
  }

  /// Whether the same text has been put on the same label before, where the function has gone on from there.
  private var isToldBefore: Bool {
    guard event.function >= 0, let text = event.changes(.text).last else { return false }
    let outline = context.outline
    let start = outline.statements[text.statement].tokens.start
    let body = outline.body(around: event.home)
    return context.found.events(of: event.function).contains { other in
      other.home < event.home && !outline.isExclusive(other.home, event.home)
        && outline.body(around: other.home) == body
        && !outline.isLeft(other.home, before: start, in: body ?? -1)
        && other.changes(.text).contains {
          $0.subject.start < start && $0.name == text.name
            && outline.text($0.value) == outline.text(text.value)
        }
    }
  }

  /// Whether a label is only given its words again, as a flag of the screen's asks for: they are told where the
  /// flag is set, `errorLabel.text = "Taken"; isTaken = true`.
  private var isToldAsFlagIsSet: Bool {
    guard event.function >= 0, let text = event.changes(.text).last else { return false }
    let outline = context.outline
    guard let flag = flag(askedFor: text.block) else { return false }
    let (label, words) = (Name(text.name), outline.text(text.value))
    return outline.assignments.contains { other in
      other.property == flag && ["true", "YES"].contains(outline.text(other.value))
        && Int(other.block) != text.block
        && outline.assignments(directlyIn: Int(other.block)).contains {
          outline.lastName(of: $0.receiver) == label && outline.text($0.value) == words
        }
    }
  }

  /// The flag that is all that the condition of a branch asks for: `if isTaken`, `if self.isTaken == true`.
  private func flag(askedFor branch: Int) -> Name? {
    let outline = context.outline
    guard outline.blocks[branch].kind == .ifBody else { return nil }
    var condition = outline.condition(ofBranch: branch)
    if condition.count > 2, outline.token(condition.end - 1).word == .true,
      outline.text(condition.end - 2) == "=="
    {
      condition = TokenRange(condition.start, condition.end - 2)
    }
    let isOwn =
      condition.count == 1
      || condition.count == 3 && outline.token(condition.start).word == .self
    return isOwn ? outline.name(condition.end - 1) : nil
  }

  /// Whether a view is taken away by what a function of the same type that hides it, and tells that, is handed
  /// to go on with: `hide(completion: { self.removeFromSuperview() })`.
  var isToldByCallee: Bool {
    let outline = context.outline
    guard event.function >= 0, event.changes.allSatisfy({ $0.kind == .hidden }) else {
      return false
    }
    if endsAnimation { return true }
    guard event.context.closure >= 0,
      let call = outline.call(ofClosure: event.context.closure), outline.isOnSelf(call.receiver)
    else { return false }
    let type = outline.typeName(around: event.function)
    let own = Set(event.changes.map(\.name))
    return outline.functions(call.name, of: type).contains { tells(own, in: $0) }
  }

  /// Whether a function posts, or takes views away, which it tells.
  private func tells(_ views: Set<String>, in function: Int) -> Bool {
    let outline = context.outline
    let posts = outline.calls(in: outline.declarations[function].tokens).contains {
      outline.isPost(outline.calls[$0])
    }
    return posts
      || context.found.events(of: function).contains { other in
        views.isSubset(of: other.changes(.hidden).map(\.name))
      }
  }

  /// Whether the function is called when an animation ends that fades what it then takes away, which is told there:
  /// `setAnimationDidStopSelector(#selector(didStop))`.
  private var endsAnimation: Bool {
    let outline = context.outline
    let views = Set(event.changes.map(\.name))
    guard event.verb != .hide else { return false }
    return outline.calls.contains { call in
      guard outline.tellsEndOfAnimation(call),
        outline.names(call, outline.declarations[event.function]),
        case let function = outline.context(of: call).function, function >= 0,
        function != event.function
      else { return false }
      return tells(views, in: function)
    }
  }
}
