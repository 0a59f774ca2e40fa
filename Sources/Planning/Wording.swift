import SourceText

/// Makes words for people of the names that programmers give.
package enum Wording {
  /// What a collection's name says it holds: `filteredSearchResults` → results.
  ///
  /// `items` where the name says nothing that could be spoken.
  package static func noun(of identifier: String) -> String {
    var words = ofContainer(SpokenWords.words(of: identifier))
    cutAtPreposition(&words)
    var isContained = false
    while let first = words.first, leading.contains(first.lowercased()),
      words.count > 1 || !vague.contains(first), words.dropFirst().first != "sets"
    {
      isContained = isContained || containers.contains(first.lowercased())
      words.removeFirst()
    }
    if words.count > 1, let last = words.last, EnglishVerbs.isParticiple(last) {
      words.removeLast()
    }
    while let last = words.last, trailing.contains(last.lowercased()),
      words.count > 1 || !spokenAlone.contains(last)
    {
      if last == "list", words.count > 1, lists.contains(words[words.count - 2]) { break }
      words.removeLast()
      isContained = true
    }
    if isContained, words.count == 1, vagueHeads.contains(words[0]) || words[0].hasSuffix("ed") {
      words = []
    }
    joinPrefix(&words)
    // `movementsDetails` are those of movements.
    if words.count > 1, words.last == "details" {
      words[words.count - 2] = EnglishNouns.singular(words[words.count - 2])
    }
    if words.last == "results", words.count > 1 {
      words.removeAll { ["search", "found", "filtered", "query"].contains($0) }
    }
    dropSearch(&words)
    guard let last = words.last, words.allSatisfy(SpokenWords.isSayable),
      !(words.count == 1 && vague.contains(last))
    else { return "items" }
    if isContained || EnglishNouns.isPlural(last) {
      words[words.count - 1] = EnglishNouns.plural(last)
    }
    return words.joined(separator: " ")
  }

  /// `searchShows` are shows, whoever looked for them.
  private static func dropSearch(_ words: inout [String]) {
    guard words.count == 2, words[0] == "search", EnglishNouns.isPlural(words[1]),
      !["terms", "histories", "filters", "queries", "engines"].contains(words[1])
    else { return }
    words.removeFirst()
  }

  /// Puts a hyphen where a part of a word stands alone: `nonPinned`, `subEvents`.
  private static func joinPrefix(_ words: inout [String]) {
    guard let prefix = words.firstIndex(where: { $0 == "non" || $0 == "sub" }),
      prefix + 1 < words.count
    else { return }
    words[prefix] += "-" + words.remove(at: prefix + 1)
  }

  /// The noun that a number of things goes with: several of them, `items` where the collection's
  /// name is that of the whole.
  package static func countedNoun(of identifier: String) -> String {
    let noun = noun(of: identifier)
    let words = noun.split(separator: " ").map(String.init)
    guard let last = words.last, EnglishNouns.isPlural(last) else { return "items" }
    // `quizLists` is most often a list of quizzes.
    let kind = words.dropLast().last ?? "custom"
    return last == "lists" && kind != "custom" && !lists.contains(kind) ? "items" : noun
  }

  /// What an expression with one English text calls the things of which that says there are none, as an
  /// identifier would: "No blocked users yet" → blocked_users; `nil` where it names none of its own.
  package static func things(missedBy expression: String) -> String? {
    let parts = expression.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[1].contains("\\") else { return nil }
    var words = parts[1].split { !$0.isLetter }.map { $0.lowercased() }
    while let last = words.last, ["yet", "found", "available", "here"].contains(last) {
      words.removeLast()
    }
    guard words.first == "no", (2...4).contains(words.count), let last = words.last,
      EnglishNouns.isPlural(last), !anything.contains(last)
    else { return nil }
    return words.dropFirst().joined(separator: "_")
  }

  /// What whatever is listed may be called.
  private static let anything: Set<String> = [
    "results", "matches", "items", "entries", "records", "contents", "details", "ones", "things",
  ]

  /// What stands before the number of a list's things, in words that fit any number: `Results found`.
  ///
  /// A search, or the return key of a field, has found them, a filter or a choice of what to see shows them, and all else has
  /// loaded them: after a filter nothing was loaded, and who searches asks how much was found. The
  /// things that a filter leaves were not picked one by one, whatever they are called.
  package static func counting(
    _ function: String, _ collection: String, isAsked: Bool, isFiltered: Bool = false
  ) -> String {
    let words = SpokenWords.words(of: collection).map { $0.lowercased() }
    var noun = countedNoun(of: collection)
    if let first = words.first, words.count > 1, picking.contains(first),
      loading.isDisjoint(with: SpokenWords.words(of: function))
    {
      noun = countedNoun(of: words.dropFirst().joined(separator: "_"))
      if !isFiltered { return noun.prefix(1).uppercased() + noun.dropFirst() + " " + first }
    }
    let outcome = outcome(of: function, isAsked: isAsked)
    // What is found is not the search.
    if outcome == "found", noun == "searches" || noun == "queries" { noun = "results" }
    return noun.prefix(1).uppercased() + noun.dropFirst() + " " + outcome
  }

  private static func outcome(of function: String, isAsked: Bool) -> String {
    let words = Set(SpokenWords.words(of: function))
    if !words.isDisjoint(with: finding) { return "found" }
    if !words.isDisjoint(with: loading) { return "loaded" }
    return isAsked || !words.isDisjoint(with: showing) ? "shown" : "loaded"
  }

  /// What a function named as a command has done: `deleteContact` → Contact deleted.
  ///
  /// Where the function names no thing it is one of `collection`, whose name may be empty. `nil`
  /// where the name is no command that is done when the function ends.
  package static func confirmation(of function: String, collection: String) -> String? {
    let name = function.prefix { $0 != ":" && $0 != "(" }
    var words = SpokenWords.words(of: String(name)).map { isShouted($0) ? $0 : $0.lowercased() }
    // Who sends an event tells who develops the app.
    if words.last == "event", let first = words.first, telling.contains(first) { return nil }
    // Nobody is told whether it was needed.
    if ["needed", "necessary", "required"].contains(words.last) { return nil }
    strip(&words)
    guard let command = Command(words) else { return nil }
    let things = collection.isEmpty ? "" : noun(of: collection)
    guard let sentence = command.sentence(things: things) else { return nil }
    // "Reset" alone may as well be the button's own name.
    guard sentence.contains(" ") || sentence.lowercased() != words.first?.lowercased() else {
      return nil
    }
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// What the name of a view says there is nothing of: `noResultsView` → No results.
  ///
  /// `nil` where it does not say of what, or of one thing where `areSeveral` knows none of its plural.
  package static func nothing(named identifier: String, areSeveral: (String) -> Bool) -> String? {
    let said = SpokenWords.words(of: identifier)
    guard let start = said.firstIndex(where: { ["no", "empty"].contains($0.lowercased()) }) else {
      return nil
    }
    var words = Array(said[(start + 1)...])
    while let last = words.last, ofEmptiness.contains(last) { words.removeLast() }
    guard let last = words.last, words.count < 4, words.allSatisfy(SpokenWords.isSayable) else {
      return nil
    }
    if last == "found" || last == "available" {
      guard words.count > 1 else { return nil }
    } else if !EnglishNouns.isPlural(last) {
      let plural = EnglishNouns.plural(last)
      guard ["results", "matches"].contains(plural) || areSeveral(plural) else { return nil }
      words[words.count - 1] = plural
    }
    return "No " + words.joined(separator: " ")
  }

  private static func isShouted(_ word: String) -> Bool {
    word.dropLast().contains { $0.isUppercase }
  }

  /// Takes away what only says that a control was used.
  private static func strip(_ words: inout [String]) {
    if let swipe = words.firstIndex(of: "to"), words.first == "swipe", swipe == 1 {
      words.removeFirst(2)
    }
    while let first = words.first, handlers.contains(first) { words.removeFirst() }
    // `logoutButtonSelected`, `onSaveSubmit`
    if words.count > 2, words.last == "selected", handlers.contains(words[words.count - 2]) {
      words.removeLast()
    }
    if words.count > 1, words.last == "submit" { words.removeLast() }
    while let last = words.last, handlers.contains(last) || ["row", "at"].contains(last) {
      words.removeLast()
    }
  }

  /// `listOfContacts`, `contactsByName`: what stands behind a container, and before a preposition.
  private static func ofContainer(_ words: [String]) -> [String] {
    guard let of = words.firstIndex(of: "of"), of > 0, trailing.contains(words[of - 1]) else {
      return words
    }
    return Array(words[(of + 1)...])
  }

  private static func cutAtPreposition(_ words: inout [String]) {
    // `loggedInDevices` are devices.
    let cut = words.indices.dropFirst().first {
      prepositions.contains(words[$0]) && !words[$0 - 1].hasSuffix("ed")
    }
    if let cut { words.removeSubrange(cut...) }
  }

  // MARK: Vocabulary

  /// What is called after a view that says there is nothing.
  private static let ofEmptiness = Set(
    words: """
      view label lbl container text message image img placeholder state screen cell wrapper box card stack
      list table collection background bg yet here
      """)

  private static let prepositions: Set<String> = [
    "by", "for", "in", "from", "with", "to", "at", "on", "before", "after", "per",
  ]

  /// Verbs of telling something to a service.
  private static let telling: Set<String> = ["send", "log", "track", "report", "post"]

  /// What stands before the things of which the user takes some.
  private static let picking: Set<String> = ["selected", "chosen", "picked"]

  private static let finding: Set<String> = [
    "search", "find", "query", "lookup", "searched", "return", "submit",
  ]
  private static let showing: Set<String> = ["filter", "show", "toggle", "select", "display"]
  private static let loading: Set<String> = Set(
    words: """
      load reload fetch refetch refresh get download sync request retrieve update pull loaded
      fetched receive received
      """)

  /// What names of functions have in them that bring a list, or are told of one.
  static let outcomeWords: Set<String> = finding.union(showing).union(loading).union(
    Set(
      words: """
        results result finished finish complete completed success response respond data table list
        reloaded available ready updated scan start begin run sync next more initial appear read
        import open calculate compute change choose switch apply reorder generate analyze discover
        suggest perform check
        """))

  static let handlers: Set<String> = Set(
    words: """
      did on handle tap taps tapped perform press pressed click clicked button action do touch
      touched user bar event execute selector sender hit was cell toolbar navigation nav IB
      """)

  /// What says how things came here or are kept, not what they are.
  private static let leading: Set<String> = Set(
    words: """
      filtered formatted display displayed visible current all my the sorted loaded shown fetched cached
      visited local remote internal raw filter temp tmp temporary mutable original orig final
      paginated paged grouped flat flattened initial dummy mock mocked backing observable
      published stored arr array ary lst list dict dic tbl table tableview data datasource
      source db database realm server response parsed decoded displaying displayable showing
      searched matching ordered unfiltered unsorted ui cell row view collectionview these
      existing new mut ns selectable processed combined merged dynamic static full entire resolved computed received
      localized localised dropdown refreshed reloaded retrieved updated
      """)

  /// Before a thing they say that there are several: `arrContact` holds contacts.
  private static let containers: Set<String> = ["arr", "array", "ary"]

  /// What says in which container or form things are kept.
  private static let trailing: Set<String> = Set(
    words: """
      list array arrays models model datasource data source view views cells cell rows row
      preview previews viewmodels viewmodel vm vms dto dtos objects object arr ary collection collectionview
      values value set dict dictionary dic map cache store response responses entities entity
      ids id uris urls url uuids uuid identifiers identifier indexes indices index infos
      publisher subject relay state states table tableview controllers controller lst loaded
      found received filtered sorted fetched displayed shown displays snapshot storage buffer
      counts frames presentables presentable presentations providers provider elements element temp tmp
      display
      """)

  /// Containers that are things to see where nothing stands before them.
  private static let spokenAlone: Set<String> = ["lists", "collection", "providers", "URLs"]

  /// Before `list` they make one thing of it.
  private static let lists: Set<String> = Set(
    words: """
      allow deny block black white wish play check watch reading shopping bucket mailing wait
      waiting guest price todo task word packing grocery
      """)

  private static let vague: Set<String> = Set(
    words: """
      data datas list array rows cells models objects elements values items datasource source entries
      content contents things stuff views
      """)

  /// With their container gone they say nothing of their own: `menuData` does, `tableData` not.
  private static let vagueHeads: Set<String> = [
    "item", "entry", "thing", "content", "collection", "info", "main",
    "detail", "home", "sub", "base", "show",
  ]
}
