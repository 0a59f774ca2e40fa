import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Why a view that appears may not be where the user wants to go.
struct FocusDoubt {
  private let base: EventPlan
  /// The views that come with it, itself included.
  private let appearing: [Change]
  private var event: Event { base.event }

  init(_ base: EventPlan, _ appearing: [Change]) {
    self.base = base
    self.appearing = appearing
  }

  /// Why the focus may not belong on a view; `nil` where the code shows that it does.
  func reason(_ shown: Change) -> Reason? {
    // What a closure is handed is one of many that it fills.
    if base.context.isParameter(Name(shown.name), in: event)
      || base.context.outline.isParameter(Name(shown.name), ofClosureAround: event.home)
    {
      return .weakEvidence
    }
    if let reason = layoutReason { return reason }
    if base.context.evidence(shown, in: event) < .type { return .guessedType }
    if base.context.isFieldEnteredNext(event) { return .leavesControl }
    if isHolder(shown) || movesInLater(shown) || hasNoSize(shown) || base.isInsideElement(shown)
      || base.context.isShownByHelper(shown, of: event)
    {
      return .unknownView
    }
    if isPlainSelf(shown), base.typeRole.contains(.decoration) {
      return .weakEvidence
    }
    if isOneOfAList(shown) || isOfIndicator { return .severalViews }
    if isBar(shown), !event.isAction { return .weakEvidence }
    if isNotice(shown) || isPicture(shown) || framesPictures(shown) || isToastBeside {
      return .leavesControl
    }
    if isOneOfTwo(shown) { return .severalViews }
    if closesAsWell || base.isTakenBack(shown) || base.context.slidesEitherWay(shown, of: event) {
      return .severalConditions
    }
    if isSetUp(shown) { return .firstLoad }
    if event.isAssumed, isPlainSelf(shown) || shown.kind == .visibility { return .guessedCaller }
    // What comes back when something else goes is not what the user was after.
    if event.verb == .hide, !event.isAction { return .movedFocusOnHide }
    if let reason = misfit(shown) { return reason }
    if !shown.isOfSelf, base.context.isSetByPresenter(event) { return .firstLoad }
    // VoiceOver goes back to what opened the sheet.
    if shown.role.isDisjoint(with: [.overlay, .modal]), base.context.isOfSheetAction(event) {
      return .leavesControl
    }
    // A bubble that shows itself beside a field leaves the user there.
    let isBubble =
      shown.isOfSelf && base.typeRole.contains(.error)
    return isAtHand(shown) || isBubble ? .leavesControl : nil
  }

  /// Whether a view gets its place only when another animation has ended, or after a time.
  func movesInLater(_ shown: Change) -> Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    let isLaidOutLater = outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      return call.name == "layoutIfNeeded"
        && outline.context(of: call).isDelayed
    }
    if isLaidOutLater, !event.context.isDelayed { return true }
    let places = outline.assignments(in: body)
      .map { outline.assignments[$0] }.filter { assignment in
        ["frame", "center", "transform"].contains(assignment.property)
          && (outline.lastName(of: assignment.receiver) == Name(shown.name)
            || shown.isOfSelf && FocusDoubt.selves.contains(outline.text(assignment.receiver)))
      }
    return !places.isEmpty
      && places.allSatisfy { base.context.isInCompletion(Int($0.block), of: event) }
  }

  /// Whether the function makes a view of the system's that it gives no place: nobody sees it, it only
  /// does something, as a web view that is to dial a number.
  private func hasNoSize(_ shown: Change) -> Bool {
    let outline = base.context.outline
    guard outline.declarations[event.function].body >= 0 else { return false }
    let body = outline.interior(of: Int(outline.declarations[event.function].body))
    let isMadeBare = outline.declarations(named: Name(shown.name), in: body).contains {
      declaration in
      let value = outline.spelling(declaration.value)
      return value.hasPrefix(anyOf: ["UI", "WK", "[[UI", "[[WK", "[UI", "[WK"])
        && (value.hasSuffix("()") || value.hasSuffix("init]") || value.hasSuffix("new]"))
    }
    return isMadeBare
      && !body.indices.contains { index in
        outline.token(index).kind == .identifier
          && outline.spelling(index).contains(anyOf: FocusDoubt.places)
      }
  }

  /// Parts of the names by which views get a place and a size.
  private static let places: [StaticString] = [
    "rame", "ounds", "nchor", "onstraint", "snp", "mas_", "make", "autoPin", "size", "Size",
    "center", "edges", "sd_layout", "pin", "fill",
  ]

  /// What a view calls itself, also in closures.
  static let selves: Set<String> = ["self", "self?", "weakSelf", "weakself", "strongSelf"]

  /// Why the user may not have meant to change the layout; `nil` where the code shows it.
  var layoutReason: Reason? {
    if Set(event.changes(.visibility).map(\.name)).count > 2 { return .severalViews }
    if base.keepsFocus || (event.isAction && (base.readsControl || base.choosesTab)) {
      return .leavesControl
    }
    // A bar of commands is for what the user is about to do with something else, and what is pulled down
    // shows that a list is read again.
    let isToolbar = appearing.contains { change in
      let name = change.isOfSelf ? base.context.found.typeName(event) : change.name
      let words = Words.split(name) + event.functionWords
      return EventPlan.nameToolbar(words) || (change.isOfSelf && words.contains("refresh"))
    }
    // What comes and goes while a finger moves on is a hint.
    let isOfDrag = base.context.outline.isHanded(SyntaxOutline.drags, around: event.home)
    if isToolbar || base.context.setsEditing(event) || isOfDrag { return .leavesControl }
    switch event.verb {
    case .show, .hide, .toggle: return nil
    default: return event.isAssumed ? .guessedCaller : actionDoubt
    }
  }

  /// Why what a user's action shows may not be what comes next; `nil` where it is all that it shows.
  private var actionDoubt: Reason? {
    guard Set(appearing.map(\.name)).count == 1 else { return .severalViews }
    let isObserver = base.context.outline.declarations[event.function].kind == .accessor
    guard event.isAction || (event.asker == .asked && !isObserver && event.verb == .other) else {
      return .guessedCaller
    }
    return base.readsControl ? .leavesControl : nil
  }

  /// Why the user may not have meant to go to a view; `nil` where the function's name speaks of it.
  private func misfit(_ shown: Change) -> Reason? {
    if shown.isOfSelf { return nil }
    if shown.kind == .visibility, !event.isAction, isHandedOver(shown.value) {
      return .guessedCaller
    }
    let words = Words.split(shown.name).filter { $0 != "outlet" }
    // What is picked is only marked.
    if words.first == "selected" { return .leavesControl }
    if shown.kind == .shown, ["label", "labels", "lbl"].contains(words.last),
      shown.role.isDisjoint(with: [.error, .overlay, .modal])
    {
      return .leavesControl
    }
    let liesOver =
      shown.role.contains(.modal) || (shown.role.contains(.overlay) && words.last != "panel")
    return liesOver || isSpokenOf(shown) ? nil : .unknownView
  }

  /// Whether a parameter decides whether a view is there: `panel.isHidden = !isOpen`.
  private func isHandedOver(_ value: TokenRange) -> Bool {
    guard value.count < 3 else { return false }
    return value.indices.contains { index in
      base.context.outline.token(index).kind == .identifier
        && base.context.isParameter(base.context.outline.name(index), in: event)
    }
  }

  /// Whether the function's name has a word of the view's, but for what any view may be called.
  private func isSpokenOf(_ shown: Change) -> Bool {
    var spoken = event.functionWords
    if let head = base.context.outline.head(ofClosure: event.context.closure) {
      spoken += Words.split(head)
    }
    return Words.split(shown.name).contains { word in
      !FocusDoubt.anyView.contains(word)
        && spoken.contains { said in
          said == word || (min(said.count, word.count) > 3 && said.hasPrefix(word))
            || (min(said.count, word.count) > 3 && word.hasPrefix(said))
        }
    }
  }

  /// Whether what appears is a control, which waits until it is wanted, or a part of the screen that a
  /// function only keeps up to date.
  private func isAtHand(_ shown: Change) -> Bool {
    if shown.isOfSelf { return false }
    // `showFriendImage` shows a picture, whatever holds it.
    if let said = event.functionWords.last, ViewRole(named: said).contains(.picture) {
      return true
    }
    let words = Words.split(shown.name)
    let last = words.last ?? ""
    let type = base.context.shape(of: Name(shown.name), in: event).base
    if words.contains(where: { ["results", "button", "btn"].contains($0) }) { return true }
    // What is found while something is typed.
    let isOfSearch = Words.split(base.context.found.typeName(event)).contains("search")
    if isOfSearch, !FocusDoubt.lists.isDisjoint(with: words) { return true }
    if shown.role.contains(.control) || ["bt", "buttons", "controls"].contains(last)
      || type == "UIControl" || type == "UIButton"
    {
      return true
    }
    if isInOtherBranch(shown, ["false", "NO"]), !event.changes(.hidden).isEmpty { return true }
    guard shown.kind == .visibility || isInOtherBranch(shown, ["true", "YES"]), !event.isAction
    else {
      return false
    }
    switch event.verb {
    case .show, .hide: return false
    case .toggle: return shown.kind == .shown
    default: return true
    }
  }

  /// Words for what a search fills.
  private static let lists = Set(words: "table list empty result results suggestion suggestions")

  /// Whether the other branch of what decides that a view comes takes it away, or shows it as well, so
  /// that it is there already.
  private func isInOtherBranch(_ shown: Change, _ values: [String]) -> Bool {
    let outline = base.context.outline
    let home = outline.blocks[event.home]
    guard [.ifBody, .elseBody].contains(home.kind), home.statement >= 0 else { return false }
    let name = Name(shown.name)
    return outline.assignments.contains { assignment in
      let block = outline.blocks[Int(assignment.block)]
      return ["isHidden", "hidden"].contains(assignment.property)
        && block.statement == home.statement && block.open != home.open
        && [.ifBody, .elseBody].contains(block.kind)
        && values.contains(outline.text(assignment.value))
        && outline.lastName(of: assignment.receiver) == name
    }
  }

  /// Whether a view is taken from a list of such views by its place: `[tabs objectAtIndex:index]`.
  private func isOneOfAList(_ shown: Change) -> Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    return outline.declarations(named: Name(shown.name), in: body).contains { declaration in
      let value = declaration.value
      guard value.count > 2 else { return false }
      if outline.spelling(value).contains("objectAtIndex:") { return true }
      let last = value.end - 1
      guard outline.token(last).kind == .rightBracket else { return false }
      let open = Int(outline.partners[last])
      return open > value.start && outline.token(open - 1).kind == .identifier
    }
  }

  /// Whether a view is a bar, as a screen has from the first: who makes it asks for nothing else.
  private func isBar(_ shown: Change) -> Bool {
    let name = shown.isOfSelf ? base.context.found.typeName(event) : shown.name
    return Words.split(name).last?.hasSuffix("bar") ?? false
  }

  /// Whether a view by its name tells something, and is for nothing else: the user goes on where he is.
  private func isNotice(_ shown: Change) -> Bool {
    guard !shown.isOfSelf, shown.role.isDisjoint(with: [.overlay, .modal]) else { return false }
    let words = Words.split(shown.name)
    return Words.tellNothing(words)
      || words.contains {
        [
          "notification", "notice", "tooltip", "bubble", "floating", "counter", "badge",
        ].contains($0)
      }
  }

  /// Whether a toast comes with the view, which then is there for what is wrong.
  private var isToastBeside: Bool {
    let outline = base.context.outline
    return outline.calls(directlyIn: event.home).contains { call in
      guard call.nameToken >= 0 else { return false }
      let name = outline.text(Int(call.nameToken))
      return !["dismiss", "hide", "remove", "cancel"].contains(Words.split(name).first)
        && [name, outline.text(call.receiver)].contains { ViewRole(named: $0).contains(.toast) }
    }
  }

  /// Whether the function only makes the view and puts it in its place, `setMinuteWheel()`, or lets any
  /// view come slowly, `fadeIn()`.
  private func isSetUp(_ shown: Change) -> Bool {
    guard !event.isAction else { return false }
    let words = event.functionWords
    // What runs by itself, and what comes back when it stops.
    if words.count > 1, words.last == "animation" || words.last == "marquee" { return true }
    let holder = Int(base.context.outline.declarations[event.function].parent)
    if isPlainSelf(shown), words.first == "fade", holder >= 0,
      base.context.outline.declarations[holder].kind == .extension
    {
      return true
    }
    return words.first == "set" && !shown.isOfSelf
      && Array(words.dropFirst()) == Words.split(shown.name)
  }

  /// Whether another branch shows another view.
  private func isOneOfTwo(_ shown: Change) -> Bool {
    appearing.contains {
      $0.kind == .shown && $0.name != shown.name
        && base.context.outline.isExclusive(Int($0.block), Int(shown.block))
    }
  }

  /// Whether the function switches a control on or off, as it was, and comes by here in either case: it
  /// may as well be closing what it shows.
  private var closesAsWell: Bool {
    let outline = base.context.outline
    func switched(to values: [String]) -> [Assignment] {
      outline.assignments(in: outline.declarations[event.function].tokens)
        .map { outline.assignments[$0] }.filter { assignment in
          (assignment.property == "isSelected" || assignment.property == "selected")
            && values.contains(outline.text(assignment.value))
            && !outline.isBlock(event.home, inside: Int(assignment.block))
        }
    }
    let off = switched(to: ["false", "NO"])
    return !off.isEmpty
      && switched(to: ["true", "YES"]).contains { on in
        off.contains {
          outline.text($0.receiver) == outline.text(on.receiver)
            && outline.isExclusive(Int($0.block), Int(on.block))
        }
      }
  }

  /// Whether a view that is switched on and off is something to look at: the control that does it keeps
  /// the focus.
  private func isPicture(_ shown: Change) -> Bool {
    shown.kind == .visibility && !shown.isOfSelf
      && (shown.role.contains(.picture)
        || Words.split(shown.name).contains { $0 == "video" || $0 == "preview" })
  }

  /// Whether a view is made plain here and gets nothing but pictures: VoiceOver finds nothing in it.
  func framesPictures(_ shown: Change) -> Bool {
    let outline = base.context.outline
    guard event.function >= 0 else { return false }
    let body = outline.declarations[event.function].tokens
    let name = Name(shown.name)
    func isMade(_ name: Name, of kind: Name) -> Bool {
      outline.declarations(named: name, in: body).contains {
        TypeShape(value: $0.value, in: outline).base == kind
      }
    }
    guard isMade(name, of: "UIView") else { return false }
    let isDescribed = outline.assignments(in: body).contains { index in
      let assignment = outline.assignments[index]
      return outline.lastName(of: assignment.receiver) == name
        && ["accessibilityLabel", "isAccessibilityElement"].contains(assignment.property)
    }
    let parts = outline.calls(in: body).map { outline.calls[$0] }
      .filter { outline.lastName(of: $0.receiver) == name }.compactMap(outline.addedView)
    return !isDescribed && !parts.isEmpty && parts.allSatisfy { isMade($0, of: "UIImageView") }
  }

  /// Whether the views are parts of what only shows how far something has come.
  private var isOfIndicator: Bool {
    let words = Words.split(base.context.found.typeName(event))
    return words.contains { ["indicator", "volume", "meter", "gauge"].contains($0) }
  }

  /// Words by which no view is told from another.
  private static let anyView: Set<String> = Set(
    words: """
      view container content stack wrapper holder box area root main the my self scroll
      """)

  /// Whether a view shows itself of which no name tells that it lies over others: who calls it knows
  /// where the focus belongs.
  private func isPlainSelf(_ shown: Change) -> Bool {
    guard shown.isOfSelf else { return false }
    return base.typeRole
      .isDisjoint(with: [.overlay, .modal])
  }

  /// Whether a view only holds what the user needs: a window, a list.
  ///
  /// Which part of it comes first, is not known.
  private func isHolder(_ shown: Change) -> Bool {
    let type = base.context.shape(of: Name(shown.name), in: event).base
    if ["UIWindow", "UITableView", "UICollectionView"].contains(type) { return true }
    let words = Words.split(shown.name)
    switch words.last {
    case "window", "tableview", "collectionview": return true
    default:
      return words.suffix(2) == ["table", "view"] || words.suffix(2) == ["collection", "view"]
        || base.isBareCover(shown)
    }
  }
}
