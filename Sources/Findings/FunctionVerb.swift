import SourceText

/// What a function does to the screen, as the first words of its name tell.
package enum FunctionVerb: Sendable {
  case show, hide, toggle, load, configure, other

  package init(named identifier: String) { self.init(words: Words.split(identifier)) }

  /// What a function whose name has these words does.
  package init(words: [String]) {
    self = .other
    // `displayDidFinish` is told of something; `setDefaultMessage` sets things up.
    if words.count > 1, ["did", "will", "should"].contains(words[1]) { return }
    // What `willDismissSearch` is told of comes by itself.
    if words.first == "will" { return }
    let loads = words.first.flatMap { FunctionVerb.byWord[$0] } == .load
    if !loads,
      words.contains(where: { FunctionVerb.ofRest.contains($0) || $0 == "placeholder" })
    {
      self = .configure
      return
    }
    if words.count > 1,
      words[0] == "set" && words[1] == "up" || words[0] == "first" && words[1] == "time"
    {
      self = .configure
      return
    }
    // `applyLocalization` gives all that is there its words, `updateTheme` its looks.
    if !loads, words.contains(where: FunctionVerb.ofLooks.contains) {
      self = .configure
      return
    }
    // `didTapShowPanel` and `onShow…` say it later than at their start.
    let isHandler = words.first.map { FunctionVerb.handlerStarts.contains($0) } ?? false
    let own = isHandler ? words.filter { !FunctionVerb.handlerWords.contains($0) } : words
    for index in own.indices.prefix(2) {
      if let verb = FunctionVerb.byWord[own[index]] {
        let next = index + 1 < own.count ? own[index + 1] : ""
        if verb == .configure, FunctionVerb.addsToModel(words) { return }
        self = verb == .show && ["out", "away"].contains(next) ? .hide : verb
        // `hideOrShowMenu` does either.
        if next == "or" { self = .toggle }
        // `updateExpandButton` may do either.
        if let first = own.first, FunctionVerb.setters.contains(first), self != .load {
          self = .other
        }
        return
      }
    }
  }

  /// Whether a function makes something that is kept, or runs when somebody wants it made: `addComment` and
  /// `createTapped` are no part of drawing a screen, as `addButtons` is.
  private static func addsToModel(_ words: [String]) -> Bool {
    if words.last.map(handlerEnds.contains) == true { return true }
    guard words.count > 1, ["add", "create"].contains(words.first) else { return false }
    return !words.dropFirst().contains { word in
      if partsOfScreens.contains(word) { return true }
      let told = RoleWord.all[word]
      return told?.role.isEmpty == false || told?.asLast.isEmpty == false
    }
  }

  private static let handlerEnds: Set<String> = ["tapped", "pressed", "clicked", "touched"]
  /// What functions add to a screen that no role tells of.
  private static let partsOfScreens = Set(
    words: """
      view views subview subviews container ui layout constraint constraints layer layers animation bar header
      footer toolbar navigation screen controller child children component components element elements hierarchy
      content menu tab tabs page pages stack table collection row rows section sections cells items item fields
      buttons chart graph map pins markers annotation annotations line lines path
      gesture gestures recognizer recognizers target targets observer observers handler handlers notifications
      keyboard model request query url data tutorial
      """)

  /// Words of functions that put back what is there when there is nothing to say.
  package static let ofRest: Set<String> = ["default", "initial", "normal", "standard"]

  private static let ofLooks: Set<String> = [
    "localization", "localisation", "localize", "localise", "localized", "localised", "theme",
    "theming",
  ]
  private static let setters: Set<String> = ["update", "set", "adjust", "constrain"]
  private static let handlerStarts: Set<String> = ["did", "on", "handle", "user", "tapped", "tap"]
  private static let handlerWords: Set<String> = [
    "did", "on", "handle", "user", "tap", "tapped", "press", "pressed", "click", "clicked", "touch",
    "touched", "button", "btn", "action",
  ]

  private static let byWord: [String: FunctionVerb] = {
    var result: [String: FunctionVerb] = [:]
    func add(_ verb: FunctionVerb, _ words: StaticString) {
      for word in WordTable.words(words) { result[word] = verb }
    }
    add(
      .show,
      """
      show present display reveal expand open appear unhide fade popup slide shows showing raise flash
      """)
    add(.hide, "hide dismiss close collapse hides disappear disappeared conceal")
    add(.toggle, "toggle switch")
    add(
      .load,
      """
      load fetch search refresh reload get request sync filter sort retrieve query find perform
      """)
    add(
      .configure,
      """
      configure setup init initialize initialise bind prepare build create make style layout populate add draw
      """)
    return result
  }()
}
