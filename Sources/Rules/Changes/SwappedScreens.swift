import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension StateUses {
  /// The screens of which a view is one at a time, as a property of its state decides:
  /// `if isSignedIn { HomeScreen() } else { SignInForm() }`.
  struct Screens {
    /// By the value that brings it, what shows it; none for views of SwiftUI's.
    var views: [StateValue: Name] = [:]
    /// Whether there is nothing but screens.
    var isAll = true
    /// All that the view's `body` is.
    var all = TokenRange.none
    /// What each branch shows.
    var branches: [TokenRange] = []
  }

  /// The screens that a property of a view decides about; `nil` for none.
  func screens(of property: Name, in type: Name) -> Screens? { swapped[type.member(property)] }

  /// Notes what the first branch of several, and those beside it, show if they are all of a view.
  mutating func readScreens(from branch: Int, _ type: Name, _ outline: SyntaxOutline) {
    guard let state = outline.stateBranch(branch)?.state,
      case let property = type.member(outline.name(state)), holds(property)
    else { return }
    let all = [branch] + outline.branches(beside: branch)
    guard all.count > 1, all.allSatisfy({ $0 >= branch }),
      let body = outline.bodyShown(by: branch)
    else { return }
    var screens = Screens()
    // With those for which no one value is known.
    var count = 0
    screens.all = body
    screens.branches = all.map { outline.interior(of: $0) }
    for index in all {
      let found = outline.stateBranch(index)
      if let found {
        guard outline.name(found.state) == outline.name(state) else { return }
        // What a load comes to, and an empty list, is no screen of its own.
        if case .named = found.value, outline.isOfLoad(index) { return }
      }
      guard let view = outline.screen(shownBy: index, of: type) else {
        screens.isAll = false
        continue
      }
      count += 1
      if let found { screens.views[found.value] = view }
    }
    let hasRest = outline.blocks[all[all.count - 1]].kind != .ifBody
    if count > 1, hasRest { swapped[property] = screens }
  }
}

extension ChangeFinder {
  /// Reads what brings another screen of those that a view is by turns.
  mutating func readSwap(
    _ assignment: Assignment, _ subject: TokenRange, _ type: Name
  ) -> Bool {
    guard let screens = screens(of: assignment.property, at: subject.start, in: type) else {
      return false
    }
    // What is made here, or returned by a call, is something.
    let value =
      outline.stateValue(assigned: assignment.value)
      ?? (screens.views[.something] == nil ? nil : .something)
    if let value {
      guard let view = screens.views[value] else { return false }
      if facts.tellsItself(view) { return true }
    } else if !screens.isAll {
      return false
    }
    // What a launch begins with goes by itself.
    if outline.comesAfterAWhile(assignment) { return true }
    // The value only where it may be the one that the state has.
    append(
      .stateSwap, subject, value == nil ? assignment.value : .none, assignment.statement,
      assignment.block)
    return true
  }

  /// `isSigningUp.toggle()`: the one form instead of the other.
  mutating func readSwap(by call: Call) {
    guard call.name == "toggle", call.receiver.count == 1,
      case let property = outline.name(call.receiver.start),
      case let type = outline.typeName(ofBlock: Int(call.block)),
      screens(of: property, at: call.receiver.start, in: type)?.isAll == true
    else { return }
    append(.stateSwap, call.receiver, .none, call.statement, call.block)
  }

  /// The screens that a property decides about where a token sets it; `nil` where that is done by a control
  /// which stays, or where the view is a part of a screen.
  private func screens(of property: Name, at token: Int, in type: Name) -> StateUses.Screens? {
    guard let screens = states.screens(of: property, in: type),
      states.use(of: property, in: type).isDisjoint(with: [.system, .input, .list, .loading]),
      !facts.isRow(type), !facts.isBesideOthers(type), !outline.isPartOfScreen(type),
      !screens.all.contains(token) || screens.branches.contains(where: { $0.contains(token) })
    else { return nil }
    return screens
  }
}

extension SyntaxOutline {
  /// The `body` of a view of which a branch and those beside it are all, but for a background; `nil` where
  /// they are only a part.
  fileprivate func bodyShown(by branch: Int) -> TokenRange? {
    var statement = Int(blocks[branch].statement)
    while statement >= 0 {
      let block = Int(statements[statement].block)
      guard isAlone(statement, in: block) else { return nil }
      switch blocks[block].kind {
      case .switchBody: statement = Int(blocks[block].statement)
      case .accessor:
        let property = declarations[Int(blocks[block].declaration)].parent
        return property >= 0 && declarations[Int(property)].name == "body"
          ? interior(of: block) : nil
      case .closure:
        let call = Int(closures[Int(blocks[block].closure)].call)
        guard call >= 0, Self.wrappers.contains(calls[call].name) else { return nil }
        statement = Int(calls[call].statement)
      default: return nil
      }
    }
    return nil
  }

  private static let wrappers: Set<Name> = [
    "Group", "ZStack", "VStack", "ScrollView", "Form", "NavigationStack", "NavigationView",
    "GeometryReader",
  ]

  private func isAlone(_ statement: Int, in block: Int) -> Bool {
    blocks[block].kind == .switchBody
      || statements(of: block).allSatisfy { other in
        other == statement || statements[other].kind == .declaration || isBackground(other)
      }
  }

  private func isBackground(_ statement: Int) -> Bool {
    let token = statements[statement].tokens.start
    return Self.backgrounds.contains(name(token))
      || Words.split(text(token)).contains("background")
  }

  private static let backgrounds: Set<Name> = [
    "Color", "LinearGradient", "RadialGradient", "Rectangle", "Image",
  ]

  /// Whether a case says by its name what has come of a load: `.loading`, `.failed`, `.empty`.
  fileprivate func isOfLoad(_ branch: Int) -> Bool {
    casePatterns(of: blocks[branch]).contains { pattern in
      let words = Words.split(text(pattern.name))
      return !ViewRole(named: text(pattern.name)).isDisjoint(with: [.loading, .error])
        || Words.tellNothing(words) || !Self.load.isDisjoint(with: words)
    }
  }

  private static let load = Set(words: "loaded idle ready success data content fetched result")

  /// The view of the app's own that is all a branch shows, or none where SwiftUI's are put together to a
  /// screen there; `nil` for less than a screen.
  fileprivate func screen(shownBy branch: Int, of type: Name) -> Name? {
    let shown = statements(of: branch).filter { statements[$0].kind != .declaration }
    guard shown.count == 1, case let tokens = statements[shown[0]].tokens else { return nil }
    // `welcomeView`, a member that the view draws
    if let body = body(ofComputed: name(tokens.start), in: type) {
      let isDrawn =
        hasControlAndText(body) || isCalledScreen(text(tokens.start)) && isContainer(body.start + 1)
      return isDrawn && !isCalledPart(text(tokens.start)) ? Name.none : nil
    }
    guard text(tokens.start).first?.isUppercase == true else { return nil }
    switch name(tokens.start) {
    case "TabView": return Name.none
    case _ where isContainer(tokens.start): return hasControlAndText(tokens) ? Name.none : nil
    default:
      let view = text(tokens.start)
      guard [.leftParen, .leftBrace].contains(token(tokens.start + 1).kind),
        !Self.views.contains(name(tokens.start)), !isCalledPart(view)
      else { return nil }
      return name(tokens.start)
    }
  }

  private func isContainer(_ token: Int) -> Bool {
    [
      "VStack", "ScrollView", "Form", "ZStack", "NavigationStack", "NavigationView", "Group",
      "List",
    ].contains(name(token))
  }

  private func isCalledScreen(_ member: String) -> Bool {
    ["view", "screen", "step", "page", "form", "content"].contains(Words.split(member).last)
  }

  private func hasControlAndText(_ tokens: TokenRange) -> Bool {
    let shown = calls(in: tokens).map { calls[$0] }.filter { $0.flags.contains(.capitalized) }
    func isCalled(_ call: Call, _ words: Set<String>) -> Bool {
      call.nameToken >= 0 && !words.isDisjoint(with: Words.split(text(Int(call.nameToken))))
    }
    return shown.contains { isCalled($0, ["button", "field", "toggle", "picker", "link"]) }
      && shown.contains { isCalled($0, ["text", "label", "title", "field"]) }
  }

  /// Whether a type is called a part of a screen.
  fileprivate func isPartOfScreen(_ type: Name) -> Bool {
    declarations.contains {
      $0.kind == .struct && $0.name == type && isCalledPart(text(Int($0.nameToken)))
    }
  }

  private func isCalledPart(_ view: String) -> Bool {
    let words = Words.split(view)
    return !Self.parts.isDisjoint(with: words) || words.count > 1 && words.last == "content"
      || !ViewRole(named: view).isDisjoint(with: [.loading, .error, .toast, .picture, .decoration])
  }

  /// Views of SwiftUI's that are no screens by themselves.
  private static let views: Set<Name> = [
    "Text", "Label", "Image", "Color", "EmptyView", "ProgressView", "Button", "HStack", "Spacer",
    "Divider", "Toggle", "TextField", "SecureField", "Link", "Menu", "Picker", "AsyncImage",
    "ContentUnavailableView", "Section", "ForEach", "Rectangle", "Circle", "Canvas", "AnyView",
    "LazyVStack", "LazyHStack", "LazyVGrid", "TimelineView", "VideoPlayer", "Chart", "Table",
  ]

  /// Words by which a view is less than a screen, or only there until one is.
  private static let parts = Set(
    words: """
      row cell icon button image label loader empty placeholder splash launch progress skeleton
      section header footer badge bar banner card tile preview thumbnail avatar chart player item
      text shimmer animation video logo title overlay picker field bubble message widget toolbar
      indicator control controls unavailable dialog popup popover tooltip hint promo
      """)
}
