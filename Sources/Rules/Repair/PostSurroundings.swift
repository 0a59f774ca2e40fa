import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Judges when a post runs, and with what, by the code around it.
///
/// Where a rule about silence may guess, these must not: what they say yes to is called a mistake.
package struct PostSurroundings {
  let outline: SyntaxOutline
  let facts: ProjectFacts
  let post: ExistingPost

  private var block: Int { Int(post.call.block) }

  /// The function that the post is part of; `nil` where there is none.
  var function: Declaration? {
    post.context.function >= 0 ? outline.declarations[post.context.function] : nil
  }

  var functionName: String {
    guard let function, function.nameToken >= 0 else { return "" }
    return outline.text(Int(function.nameToken))
  }

  /// Whether the text is what the function was given to say: its callers know when.
  var isHandedOn: Bool {
    guard let function, let name = outline.lastName(of: post.text), post.text.count == 1 else {
      return false
    }
    return function.parameters.contains { outline.parameters[Int($0)].name == name }
  }

  /// Whether the post stands between an `#if` and its end that no user's build takes.
  var isLeftOut: Bool {
    var conditions: [String] = []
    for index in outline.blocks(around: block) {
      for statement in outline.statements(of: index) {
        let item = outline.statements[statement]
        if item.tokens.start > post.call.tokens.start { break }
        guard item.kind == .directive else { continue }
        let text = outline.text(item.tokens)
        if text.hasPrefix("#if") { conditions.append(text) }
        if text.hasPrefix("#else"), !conditions.isEmpty { conditions[conditions.count - 1] = "" }
        if text.hasPrefix("#endif") { _ = conditions.popLast() }
      }
    }
    return conditions.contains { $0.contains("DEBUG") && !$0.contains("!") }
  }

  // MARK: A tap

  /// Whether the post runs in the call stack of a tap, without a turn of the run loop between.
  var isInTap: Bool {
    guard !post.context.isLater, !post.context.isDelayed, !post.context.isAfterAnimation,
      let function, !function.modifiers.contains(.async)
    else { return false }
    for closure in outline.closures(around: block) {
      if isTapHandler(closure) { return true }
      guard outline.role(of: closure) == .inline, outline.queue(of: closure) != .main else {
        return false
      }
    }
    guard post.asker == .asked, !Words.split(functionName).contains("accessibility") else {
      return false
    }
    return isTapMethod(function)
  }

  /// A button's action, a tap gesture's, an alert's.
  private func isTapHandler(_ index: Int) -> Bool {
    let closure = outline.closures[index]
    guard closure.call >= 0, outline.role(of: index) == .action else { return false }
    let call = outline.calls[Int(closure.call)]
    switch call.name {
    case "Button", "UIAction", "UIAlertAction", "UIContextualAction", "onTapGesture",
      "actionWithTitle:style:handler:", "actionWithTitle:image:identifier:handler:":
      return true
    default:
      // A button of the project's own.
      return closure.label == "action" && call.flags.contains(.capitalized)
        && Words.split(outline.text(Int(call.nameToken))).last == "button"
    }
  }

  /// An action, a selection, or a method of the type's own that only those call.
  private func isTapMethod(_ function: Declaration) -> Bool {
    for attribute in function.attributes {
      switch outline.attributes[Int(attribute)].name {
      case "IBAction", "objc": return true
      default: break
      }
    }
    if FunctionRoot.asker(of: post.context.function, in: outline) == .asked { return true }
    return !function.modifiers.isDisjoint(with: [.private, .fileprivate]) && isOnlyCalled(function)
  }

  /// Whether every mention of a function is a call of it: nobody keeps it to run it later.
  private func isOnlyCalled(_ function: Declaration) -> Bool {
    outline.stream.tokens.indices.allSatisfy { index in
      guard outline.token(index).kind == .identifier, outline.name(index) == function.name else {
        return true
      }
      return outline.token(index + 1).kind == .leftParen
    }
  }

  // MARK: A screen that comes or goes

  /// Whether the same statements bring a screen of the system's, or take one away.
  var isBesideNavigation: Bool {
    outline.calls.contains { call in
      isNavigation(call) && call.flags.contains(.wholeStatement)
        && (Int(call.block) == block
          || call.tokens.start < post.call.tokens.start && runsFirst(Int(call.block)))
    }
  }

  private func isNavigation(_ call: Call) -> Bool {
    switch call.name {
    case "dismiss" where call.arguments.isEmpty: return isDismissalOfSwiftUI(call)
    case "present", "dismiss", "popViewController", "popToRootViewController",
      "popToViewController", "pushViewController":
      return call.arguments.contains { outline.arguments[Int($0)].label == "animated" }
    case "presentViewController:animated:completion:", "dismissViewControllerAnimated:completion:",
      "pushViewController:animated:", "popViewControllerAnimated:",
      "popToRootViewControllerAnimated:", "popToViewController:animated:":
      return true
    default: return false
    }
  }

  /// `dismiss()` out of the environment, also in its older form.
  private func isDismissalOfSwiftUI(_ call: Call) -> Bool {
    let receiver = outline.spelling(call.receiver)
    let name: Name
    switch receiver {
    case "", "self": name = "dismiss"
    case "presentationMode.wrappedValue", "self.presentationMode.wrappedValue":
      name = "presentationMode"
    default: return false
    }
    return outline.declarations.contains { declaration in
      declaration.kind == .property && declaration.name == name
        && declaration.attributes.contains { outline.attributes[Int($0)].name == "Environment" }
    }
  }

  /// Whether what stands in `other` has run when the post does: `other` is a block around it, and
  /// no closure lies between.
  private func runsFirst(_ other: Int) -> Bool {
    outline.isBlock(block, inside: other)
      && outline.body(around: block) == outline.body(around: other)
  }

  // MARK: Nobody asked

  /// Whether the post runs because of a notification, a push or a socket, and only because of it.
  var isUnasked: Bool {
    guard post.asker == .unasked, let function else { return false }
    if post.context.own == .unasked, post.context.closure >= 0 {
      let closure = outline.closures[post.context.closure]
      return closure.call < 0 || !isOfTheUser(outline.calls[Int(closure.call)])
    }
    guard post.context.closure < 0 else { return false }
    if FunctionRoot.asker(of: post.context.function, in: outline) == .unasked { return true }
    let registrations = registrations(of: function)
    return !registrations.isEmpty && !registrations.contains(where: isOfTheUser)
  }

  /// The calls that make a function the observer of a notification.
  private func registrations(of function: Declaration) -> [Call] {
    let selectors = outline.calls.filter { selector in
      guard selector.flags.contains(.macro), selector.name == "selector",
        let first = selector.arguments.first
      else { return false }
      return outline.selectorName(outline.arguments[Int(first)].value) == function.name
    }
    return outline.calls.filter { call in
      (call.name == "addObserver" || call.name == "addObserver:selector:name:object:")
        && selectors.contains { call.tokens.contains($0.tokens.start) }
    }
  }

  /// Whether what is observed is the user's own doing, typing say, or VoiceOver itself.
  private func isOfTheUser(_ call: Call) -> Bool {
    call.arguments.contains {
      let argument = outline.arguments[Int($0)]
      guard argument.closure < 0 else { return false }
      let words = Words.split(outline.text(argument.value))
      return words.contains {
        ["accessibility", "voiceover", "text", "editing", "keyboard", "edit"].contains($0)
      }
    }
  }

  // MARK: Again and again

  /// Whether the post is made at every key, scroll step, tick, cell or turn of a loop.
  var isRepeated: Bool {
    guard !post.context.isDelayed, let function else { return false }
    for index in outline.blocks(around: block) {
      let current = outline.blocks[index]
      guard !leavesBefore(index) else { return false }
      switch current.kind {
      case .loopBody: return !leaves(index) && !waitsOrChooses(current)
      case .ifBody: guard tellsVoiceOverOnly(current) else { return false }
      case .closure:
        if isRepeating(Int(current.closure)) { return true }
        guard outline.call(ofClosure: Int(current.closure))?.name == "forEach" else { return false }
        return !leaves(index)
      case .function: return isHot(function)
      default: return false
      }
    }
    return false
  }

  /// Whether some statement before the post decides, and may leave `block`.
  private func leavesBefore(_ block: Int) -> Bool {
    for statement in outline.statements(of: block) {
      let item = outline.statements[statement]
      if item.tokens.end > post.call.tokens.start { return false }
      switch item.kind {
      case .guard: return true
      case .if, .switch, .for, .while, .do:
        if (item.tokens.start..<item.tokens.end).contains(where: {
          switch outline.token($0).word {
          case .return, .continue, .break: true
          default: false
          }
        }) {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// Whether a loop goes on only after a while, or takes up only some of its elements.
  private func waitsOrChooses(_ block: Block) -> Bool {
    guard block.statement >= 0 else { return true }
    let tokens = outline.statements[Int(block.statement)].tokens
    return (tokens.start..<tokens.end).contains {
      switch outline.token($0).word {
      case .await, .where: return true
      default: return outline.name($0) == "sleep"
      }
    }
  }

  private func leaves(_ block: Int) -> Bool {
    let last = Int(outline.blocks[block].last)
    return last >= 0 && outline.statements[last].kind.leavesBlock
  }

  private func tellsVoiceOverOnly(_ block: Block) -> Bool {
    guard block.statement >= 0 else { return false }
    let start = outline.statements[Int(block.statement)].tokens.start + 1
    switch outline.text(TokenRange(start, Int(block.open))) {
    case "UIAccessibility.isVoiceOverRunning", "UIAccessibilityIsVoiceOverRunning()",
      "(UIAccessibilityIsVoiceOverRunning())":
      return true
    default: return false
    }
  }

  private func isRepeating(_ closure: Int) -> Bool {
    let taken = outline.closures[closure]
    guard taken.call >= 0 else { return false }
    let call = outline.calls[Int(taken.call)]
    switch call.name {
    case "scheduledTimer", "scheduledTimerWithTimeInterval:repeats:block:":
      let role = outline.role(of: closure)
      return role == .hot || role == .tick
    case "addPeriodicTimeObserver", "addPeriodicTimeObserverForInterval:queue:usingBlock:":
      return true
    default: return false
    }
  }

  private func isHot(_ function: Declaration) -> Bool {
    switch function.name {
    case "scrollViewDidScroll", "scrollViewDidScroll:", "scrollViewDidZoom", "scrollViewDidZoom:",
      "textViewDidChange", "textViewDidChange:", "layoutSubviews", "viewDidLayoutSubviews",
      "viewWillLayoutSubviews", "draw", "drawRect:", "updateSearchResults",
      "updateSearchResultsForSearchController:", "searchBar:textDidChange:",
      "tableView:cellForRowAtIndexPath:", "collectionView:cellForItemAtIndexPath:",
      "tableView:willDisplayCell:forRowAtIndexPath:",
      "textField:shouldChangeCharactersInRange:replacementString:":
      return true
    default:
      return function.parameters.contains {
        switch outline.parameters[Int($0)].label {
        case "cellForRowAt", "cellForItemAt", "willDisplay", "textDidChange",
          "shouldChangeCharactersIn", "shouldChangeTextIn":
          true
        default: false
        }
      }
    }
  }
}
