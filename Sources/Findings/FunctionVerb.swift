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
    for (word, next) in zip(own.prefix(2), own.dropFirst() + [""]) {
      if let verb = FunctionVerb.byWord[word] {
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
