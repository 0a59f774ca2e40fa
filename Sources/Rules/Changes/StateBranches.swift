import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether every branch before this one is there for another value of the same property, or while
  /// something is waited for: then the property alone brings it.
  func isDecidedByState(_ block: Int) -> Bool {
    guard blocks[block].kind != .caseBody else { return true }
    guard let state = stateBranch(block)?.state else { return false }
    return branches(beside: block).prefix { $0 < block }.allSatisfy { other in
      if let before = stateBranch(other), name(before.state) == name(state) { return true }
      return showsWaiting(other)
    }
  }

  /// Whether a branch of a view shows, in all cases, that something is waited for.
  func showsWaiting(_ branch: Int) -> Bool {
    let body = TokenRange(Int(blocks[branch].open), Int(blocks[branch].close))
    return calls(in: body).contains { index in
      isViewOfWait(calls[index]) && !isInBranch(Int(calls[index].block), of: branch)
    }
  }

  /// Whether another case of the same `switch` is there while something is waited for.
  func isBesideWait(_ branch: Int) -> Bool {
    guard blocks[branch].kind == .caseBody else { return false }
    return branches(beside: branch).contains { other in
      showsWaiting(other)
        || casePatterns(of: blocks[other]).contains {
          ViewRole(named: text($0.name)).contains(.loading)
        }
    }
  }
}

extension StateUses {
  /// A text that is there only for one value of a view's state.
  struct Revealed {
    /// Its literal, or another expression that says the same wherever it stands; empty where it is
    /// neither.
    var text: TokenRange
    /// Whether it is all that appears.
    var isAll: Bool
    /// Whether it is that of a dialog of the app's own, or of a library's toast.
    var isDialog = false
    /// What that says after it; empty for nothing.
    var more: TokenRange = .none
    /// The app's own view that shows it; none for a text of SwiftUI's.
    var view: Name = .none
    /// Whether it comes in place of what shows that something is waited for.
    var endsWait = false
    /// Whether it is only there where something else is so as well.
    var isInner = false

    /// Whether its words are known, hold in any case or stand for all that appears, where those of another do not.
    func says(moreThan other: Revealed) -> Bool {
      if text.isEmpty != other.text.isEmpty { return other.text.isEmpty }
      return isInner == other.isInner ? isAll && !other.isAll : other.isInner
    }
  }

  /// What has to be known of a property for a text to be found: the property and its value.
  struct Revealing: Hashable {
    /// The property as a member of its view's type.
    var property: Name
    var value: StateValue
  }

  /// The text that appears where a property of a view gets a value; `nil` for none.
  func text(revealedBy value: StateValue, of property: Name, in type: Name) -> Revealed? {
    revealed[Revealing(property: type.member(property), value: value)]
  }

  /// Whether a view has nothing that is there only for this value of a property: neither a branch for
  /// it nor one of which more than the property decides.
  func isUnseen(_ value: StateValue, of property: Name, in type: Name) -> Bool {
    let key = type.member(property)
    return !decidedByMore.contains(key)
      && !branches.contains(Revealing(property: key, value: value))
  }

  /// The app's own view that is all that a value of a property brings; `nil` for none.
  func soleView(for value: StateValue, of property: Name, in type: Name) -> Name? {
    soleViews[Revealing(property: type.member(property), value: value)]
  }

  /// Whether some value of a property brings a text.
  func revealsText(_ property: Name, in type: Name) -> Bool {
    let key = type.member(property)
    return revealed.keys.contains { $0.property == key }
  }

  /// Reads what a popup says that a state brings.
  mutating func readPopup(_ call: Call, _ type: Name, _ outline: SyntaxOutline) {
    guard let popup = outline.popup(call, in: type) else { return }
    note(popup.texts, broughtBy: popup.state, in: type)
  }

  /// Notes what comes over a view where a flag of the view's is set, with its texts where they are known.
  private mutating func note(_ texts: StandingTexts?, broughtBy flag: Name, in type: Name) {
    guard holds(flag, in: type) else { return }
    let property = type.member(flag)
    let key = Revealing(property: property, value: .isTrue)
    branches.insert(key)
    add(.condition, to: property)
    guard let texts else { return }
    revealed[key] = Revealed(text: texts.title, isAll: true, isDialog: true, more: texts.message)
  }

  /// Reads what AlertToast shows: `.toast(isPresenting: $isSaved) { AlertToast(type: .regular, title: "Saved") }`.
  mutating func readToast(_ call: Call, _ type: Name, _ outline: SyntaxOutline) {
    guard let texts = SilentLibraries.texts(ofToast: call, in: outline) else { return }
    addTexts(texts, call, type, outline)
    guard let flag = outline.flag(presentingToast: call) else { return }
    let isFixed = texts.allSatisfy { outline.isFixedText($0, in: type) }
    let standing = texts.first.map {
      StandingTexts(title: $0, message: texts.count > 1 ? texts[1] : .none)
    }
    note(isFixed ? standing : nil, broughtBy: flag, in: type)
  }

  /// Reads what a branch of a view says that is there only for one value of its state.
  mutating func read(
    _ branch: StateBranch, _ block: Int, _ type: Name, _ outline: SyntaxOutline,
    _ shows: ShowsHanded
  ) {
    let property = type.member(outline.name(branch.state))
    guard holds(property), !isSpokenBySystem(at: Int(outline.blocks[block].open)) else { return }
    let key = Revealing(property: property, value: branch.value)
    lazy var shown = outline.revealed(by: block, branch.value, in: type, shows)
    // What a control is called is heard at the control, but for what its action has come to.
    let isHeard =
      outline.isNameOfControl(block) && !outline.tellsDone(block)
      && shown.map { Words.tellDone(outline.text($0.text)) } != true
    if !isHeard { branches.insert(key) }
    if outline.blocks[block].count == 1, let view = outline.soleView(of: block) {
      soleViews[key] = outline.calls[view].name
    }
    if outline.showsWaiting(block) {
      if case .named = branch.value { return }
      add(.loading, to: property)
    }
    guard !isHeard, !outline.isDecoration(block) else { return }
    guard var found = shown else {
      shownBeside.insert(key)
      revealed[key]?.isAll = false
      return
    }
    if case .named = branch.value { showsCases = true }
    found.isInner = outline.isInBranch(Int(outline.blocks[block].parent))
    let before = revealed[key]
    // What else appears with it may matter more.
    let isOther = before.map { outline.text($0.text) != outline.text(found.text) } ?? false
    if isOther || shownBeside.contains(key) || !outline.isDecidedByState(block) {
      found.isAll = false
      revealed[key]?.isAll = false
    }
    if before.map({ found.says(moreThan: $0) }) ?? true { revealed[key] = found }
  }
}

extension SyntaxOutline {
  /// Whether a branch is there for a case that says by its name that something is done: `case .sent:`.
  fileprivate func tellsDone(_ branch: Int) -> Bool {
    caseNameToken(of: blocks[branch]).map { Words.tellDone(text($0)) } ?? false
  }

  /// Whether a branch of a view lies in what a button or a link is called.
  fileprivate func isNameOfControl(_ branch: Int) -> Bool {
    blocksOfFunction(around: branch).contains { index in
      call(ofBody: index).map { SystemSpeech.isCalledByContents($0.name) } ?? false
    }
  }

  /// What a branch of a view says; `nil` where it has no text.
  fileprivate func revealed(
    by branch: Int, _ value: StateValue, in type: Name, _ shows: StateUses.ShowsHanded
  ) -> StateUses.Revealed? {
    let block = blocks[branch]
    if let text = soleFixedText(of: branch, in: type, shows: shows) {
      return .init(
        text: text.value, isAll: true, view: text.view, endsWait: isBesideWait(branch))
    }
    // What is there once `showsAlert` is false is no alert.
    if value != .isFalse, value != .nothing, let state = stateBranch(branch)?.state,
      let dialog = dialogTexts(of: branch, broughtBy: self.text(state), in: type)
    {
      return .init(text: dialog.title, isAll: true, isDialog: true, more: dialog.message)
    }
    if case .named = value, let pattern = casePatterns(of: block).first,
      ViewRole(named: self.text(pattern.name)).contains(.error),
      let failure = failureTexts(of: branch, in: type)
    {
      return .init(
        text: failure.texts.title, isAll: true, more: failure.texts.message,
        view: failure.call.map { calls[$0].name } ?? .none, endsWait: isBesideWait(branch))
    }
    let body = TokenRange(Int(block.open), Int(block.close))
    for index in calls(in: body)
    where ["Text", "Label"].contains(calls[index].name) && Int(calls[index].block) == branch {
      // As an argument it is a part of what another view shows.
      let isWhole =
        block.count == 1
        && statements[Int(calls[index].statement)].tokens.start == calls[index].tokens.start
      if isWordless(index) || isControl(index) { continue }
      return .init(
        text: fixedText(of: index, in: type) ?? .none, isAll: isWhole,
        endsWait: isBesideWait(branch))
    }
    // What shows something is handed it, and says that.
    guard value != .something, let body = shownBody(of: branch, in: type) else { return nil }
    let tokens = TokenRange(Int(blocks[body.block].open), Int(blocks[body.block].close))
    return firstLiteralText(in: tokens).flatMap {
      tells(branch, value, $0)
        ? .init(text: $0, isAll: false, endsWait: isBesideWait(branch)) : nil
    }
  }

  /// Whether the first text of much that appears says what has happened: by the state's name, or as a
  /// sentence that no heading is.
  private func tells(_ branch: Int, _ value: StateValue, _ literal: TokenRange) -> Bool {
    let words = text(literal).dropFirst().dropLast()
    let spaces = words.count { $0 == " " }
    if spaces > 2 || spaces > 0 && words.last.map({ ".!?".contains($0) }) == true { return true }
    guard let state = stateBranch(branch)?.state else { return false }
    if case .named = value { return true }
    let name = text(state)
    return Words.tellDone(name) || ViewRole(named: name).contains(.error)
  }
}
