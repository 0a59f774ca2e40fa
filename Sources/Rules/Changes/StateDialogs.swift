import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What a part of a view says that is the same wherever it is read, such as a dialog: a title, and what stands
/// below it.
struct StandingTexts {
  var title: TokenRange
  /// Empty where there is nothing more, or nothing that is the same wherever it is read.
  var message: TokenRange = .none
}

extension SyntaxOutline {
  /// What a branch of a view says that is called a dialog, by what brings it or by what it shows; `nil` for
  /// other branches, and where that is not known.
  func dialogTexts(of branch: Int, broughtBy state: String, in type: Name) -> StandingTexts? {
    let shown = statements(of: branch).map { statements[$0].tokens }.filter { !isBackdrop($0) }
    guard shown.count == 1, token(shown[0].start).kind == .identifier,
      isDialog(state) || isDialog(text(shown[0].start))
    else { return nil }
    guard let found = dialogTexts(shownBy: shown[0], in: type) else { return nil }
    // One word is a heading, and says nothing without the rest.
    let isHeading = isTextLiteral(found.title) && !text(found.title).contains(" ")
    return isHeading && found.message.isEmpty ? nil : found
  }

  private func isDialog(_ name: String) -> Bool {
    let words = Words.split(name)
    return !DialogWords.names.isDisjoint(with: words) && !words.contains("toast")
  }

  /// Whether a statement only shades what lies behind: `Color.black.opacity(0.3).ignoresSafeArea()`.
  private func isBackdrop(_ statement: TokenRange) -> Bool {
    switch name(statement.start) {
    case "Color", "Rectangle", "Spacer", "Divider", "Image", "EmptyView": true
    default:
      Words.split(text(statement.start)).contains { ["overlay", "backdrop", "dim"].contains($0) }
    }
  }

  /// What a library's `.popup(isPresented: $isShown) { … }` shows, and the state that brings it.
  func popup(_ call: Call, in type: Name) -> (state: Name, texts: StandingTexts?)? {
    guard let flag = flag(boundTo: "isPresented", of: call),
      let content = call.arguments.map({ arguments[Int($0)] }).last(where: { $0.closure >= 0 }),
      case let body = Int(closures[Int(content.closure)].body), body >= 0
    else { return nil }
    return (flag, dialogTexts(of: body, broughtBy: "popup", in: type))
  }

  /// The state that an argument of a call is bound to: `isShown` of `.popup(isPresented: $isShown)`.
  func flag(boundTo label: Name, of call: Call) -> Name? {
    let bindings = call.arguments.map { arguments[Int($0)] }.filter {
      $0.label == label && $0.value.count == 1 && text($0.value.start).hasPrefix("$")
    }
    return bindings.first.map { Name(String(text($0.value.start).dropFirst())) }
  }

  /// What a branch of a view, for a case of a failure, says of it that is written out, and the first call in it;
  /// `nil` where it shows what the case carries, or only what is there anyhow.
  func failureTexts(of branch: Int, in type: Name) -> (texts: StandingTexts, call: Int?)? {
    let body = interior(of: branch)
    let patterns = casePatterns(of: blocks[branch])
    let showsValue =
      patterns.count == 1 && patterns[0].bound >= 0 && isNamed(patterns[0].bound, in: body)
    guard !showsValue, let texts = standingTexts(of: branch, in: type),
      sayWhatIsWrong(texts) || offersRetry(branch) && saysOneThing(branch)
    else { return nil }
    return (texts, calls(in: body).first { !Self.groups.contains(calls[$0].name) })
  }

  /// What is no view by itself: a modifier of it goes to each view in it.
  static let groups: Set<Name> = ["Section", "Group", "ForEach"]

  /// Whether a branch of a view offers to try again what failed, by what a button of it says or does.
  func offersRetry(_ branch: Int) -> Bool {
    interior(of: branch).indices.contains { index in
      let words = Words.split(text(index))
      return words.contains("retry") || words.contains("again") && words.contains("try")
    }
  }

  /// Whether a branch has one text of its own beside its buttons, and no part that could have another.
  private func saysOneThing(_ branch: Int) -> Bool {
    let body = interior(of: branch)
    var texts = 0
    for index in calls(in: body) where calls[index].flags.contains(.capitalized) {
      switch calls[index].name {
      case "Text", "Label": if !isOfControl(index, in: body) { texts += 1 }
      case "VStack", "HStack", "ZStack", "Group", "Spacer", "Image", "Button", "Color", "Divider":
        break
      default: return false
      }
    }
    return texts == 1
  }

  /// Whether a part of the file names what a token does.
  private func isNamed(_ bound: Int, in body: TokenRange) -> Bool {
    body.indices.contains { token($0).kind == .identifier && name($0) == name(bound) }
  }

  /// What a branch of a view says first, be it beside pictures and buttons, in a part of the view, or handed
  /// to another one: the same wherever it is read; `nil` for others.
  private func standingTexts(of branch: Int, in type: Name) -> StandingTexts? {
    let body = interior(of: branch)
    if let system = calls(in: body).first(where: { calls[$0].name == "ContentUnavailableView" }) {
      return textsHanded(to: calls[system], in: type)
    }
    if let found = texts(in: body, of: type) { return found }
    let shown = statements(of: branch).map { statements[$0].tokens }.filter { !isBackdrop($0) }
    guard shown.count == 1, token(shown[0].start).kind == .identifier else { return nil }
    return dialogTexts(shownBy: shown[0], in: type)
  }

  /// Whether the words of a view say that something is wrong, and are no heading of what is there anyhow.
  private func sayWhatIsWrong(_ texts: StandingTexts) -> Bool {
    [texts.title, texts.message].contains { value in
      value.indices.contains { index in
        let words = Words.split(text(index))
        return !DialogWords.wrong.isDisjoint(with: words)
      }
    }
  }

  private func dialogTexts(shownBy statement: TokenRange, in type: Name) -> StandingTexts? {
    let view = calls(in: statement).first {
      Int(calls[$0].nameToken) == statement.start && calls[$0].flags.contains(.capitalized)
    }
    if let view, let handed = textsHanded(to: calls[view], in: type) { return handed }
    let name = name(statement.start)
    for declaration in declarations where declaration.body >= 0 || declaration.kind == .property {
      // A part of the same view, or all of a view of this file.
      let isOwn = declaration.name == name && isMember(declaration, of: type)
      let isOther = declaration.name == "body" && isMember(declaration, of: name)
      guard isOwn || isOther, let found = texts(in: declaration.tokens, of: isOwn ? type : .none)
      else { continue }
      return found
    }
    // `Popup { Text("…") }`
    guard let view else { return nil }
    for index in calls[view].arguments where arguments[Int(index)].closure >= 0 {
      let content = closures[Int(arguments[Int(index)].closure)].tokens
      if let found = texts(in: content, of: type) { return found }
    }
    return nil
  }

  private func isMember(_ declaration: Declaration, of type: Name) -> Bool {
    declaration.parent >= 0 && declarations[Int(declaration.parent)].name == type
      && declarations[Int(declaration.parent)].kind.isType
  }

  /// What a view is handed to say: `ErrorPopup(title: "No connection", message: hint)`.
  private func textsHanded(to call: Call, in type: Name) -> StandingTexts? {
    let texts = call.arguments.map { arguments[Int($0)] }.filter { argument in
      if argument.label == .none, call.name == "ContentUnavailableView" {
        return argument.closure < 0
      }
      let words = argument.label == .none ? [] : Words.split(text(argument.value.start - 2))
      return argument.closure < 0 && !DialogWords.texts.isDisjoint(with: words)
        && DialogWords.controls.isDisjoint(with: words)
    }
    return first(of: texts.map { words(of: $0.value) }, in: type)
  }

  /// What `Text("No connection")` says, where it is handed to a view; others as they are.
  private func words(of value: TokenRange) -> TokenRange {
    guard name(value.start) == "Text",
      let call = calls(in: value).first(where: { Int(calls[$0].nameToken) == value.start }),
      let first = calls[call].arguments.first
    else { return value }
    return arguments[Int(first)].value
  }

  /// Whether a text of a part of the file is what a control is called.
  private func isOfControl(_ text: Int, in body: TokenRange) -> Bool {
    isOnlySeen(
      in: SystemSpeech.isCalledByContents, calls[text].tokens.start, of: TypeParts([body]))
  }

  /// The first texts that are shown in a part of the file, but for what controls are called.
  private func texts(in body: TokenRange, of type: Name) -> StandingTexts? {
    let shown = calls(in: body).filter { index in
      ["Text", "Label"].contains(calls[index].name) && !isWordless(index)
        && !isOfControl(index, in: body)
    }
    guard let first = shown.first, !isInBranch(first, within: body),
      let title = fixedText(of: first, in: type)
    else { return nil }
    let next = shown.dropFirst().first { !isInBranch($0, within: body) }
      .flatMap { fixedText(of: $0, in: type) }
    return StandingTexts(title: title, message: next ?? .none)
  }

  /// Whether a condition within a part of the file decides whether a call is there.
  private func isInBranch(_ call: Int, within body: TokenRange) -> Bool {
    blocks(around: Int(calls[call].block)).prefix { Int(blocks[$0].open) > body.start }
      .contains { blocks[$0].kind.isBranch }
  }

  private func first(of values: [TokenRange], in type: Name) -> StandingTexts? {
    guard let title = values.first, isFixedText(title, in: type) else { return nil }
    let next = values.dropFirst().first { isFixedText($0, in: type) || isOfOwnValues($0, type) }
    return StandingTexts(title: title, message: next ?? .none)
  }

  /// Whether a text is words with values of the view itself in them: `"Send it to \(model.address)?"`.
  private func isOfOwnValues(_ value: TokenRange, _ type: Name) -> Bool {
    token(value.start).kind == .stringHead && text(value).contains { $0.isLetter }
      && value.indices.allSatisfy { index in
        token(index).kind != .identifier || isMember(at: index)
          || property(name(index), of: type) != nil
      }
  }
}

/// How dialogs, what they say and what one answers them by are called.
enum DialogWords {
  static let names: Set<String> = [
    "modal", "popup", "pop", "dialog", "dialogue", "alert", "prompt", "confirmation",
  ]

  static let texts: Set<String> = [
    "title", "subtitle", "message", "text", "description", "label", "body", "header", "headline",
    "content", "detail", "details", "caption",
  ]

  static let wrong = Set(
    words: """
      error errors failed failure failing fail fails wrong unable cannot couldn can isn wasn won don doesn didn
      not no problem problems issue issues oops sorry unavailable invalid denied missing expired offline
      lost unexpected rejected unsuccessful
      """)

  static let controls: Set<String> = [
    "button", "btn", "action", "confirm", "cancel", "primary", "secondary", "icon", "image",
    "color",
    "font", "placeholder", "ok", "dismiss", "close", "style", "size",
  ]
}
