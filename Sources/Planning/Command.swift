import SourceText

/// A command as the words of a function's name: what is done, to what, and where it goes.
struct Command {
  private let participle: String
  private let verb: String
  private let objects: [String]
  /// `to cart`, `as read`; empty for none.
  private let tail: [String]

  /// Reads a name's words; `nil` for one that is no command.
  init?(_ words: [String]) {
    guard let first = words.first, let last = words.last else { return nil }
    if Self.isTold(words) {
      participle = words.count == 2 && EnglishVerbs.isParticiple(first) ? "\(first) \(last)" : last
      verb = ""
      objects = participle == last ? Array(words.dropLast()) : []
      tail = []
    } else if var participle = EnglishVerbs.participle(first) {
      var rest = words.dropFirst()
      if let particle = rest.first, EnglishVerbs.takesParticle(first, particle) {
        participle += " " + particle
        rest = rest.dropFirst()
      } else if EnglishVerbs.needsParticle(first) {
        return nil
      }
      self.participle = participle
      verb = participle.contains(" ") ? "" : first
      var (objects, tail) = Self.split(Array(rest))
      if first == "mark", let mark = objects.last, Self.marks.contains(mark) {
        objects.removeLast()
        tail = ["as", mark]
      }
      if objects.last == "again", tail.isEmpty { tail = [objects.removeLast()] }
      (self.objects, self.tail) = (objects, tail)
    } else if Self.closing.contains(last), let participle = EnglishVerbs.participle(last) {
      self.participle = participle
      verb = last
      objects = Array(words.dropLast())
      tail = []
    } else {
      return nil
    }
    if (objects + tail).contains(where: Self.questions.contains) { return nil }
    if Self.isEither(words) { return nil }
    if let object = objects.last, !verb.isEmpty, EnglishVerbs.isParticiple(object) { return nil }
    // What is asked back is not done yet: `confirmDelete`.
    if first == "confirm", objects.count == 1, Self.closing.contains(objects[0]) { return nil }
    let place = words.drop { !Self.prepositions.contains($0) }
    if verb == "add", place.contains(where: Self.screens.contains) { return nil }
  }

  /// Whether a name says that one of two things is done: `logoutOrDelete`.
  private static func isEither(_ words: [String]) -> Bool {
    guard let or = words.firstIndex(of: "or"), or + 1 < words.count else { return false }
    return closing.contains(words[or + 1])
  }

  /// Whether a name tells by itself that something is done: `contactDeleted`, `signedOut`.
  private static func isTold(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if words.count == 1 {
      return EnglishVerbs.isParticiple(last) && EnglishVerbs.participle(last) == nil
    }
    if ["finished", "completed"].contains(last) {
      return EnglishVerbs.participle(first) == nil || undertakings.contains(first)
    }
    if EnglishVerbs.isParticiple(first), words.count == 2, ["in", "out"].contains(last) {
      return true
    }
    return EnglishVerbs.isParticiple(last) && EnglishVerbs.participle(first) == nil
  }

  /// Divides what follows a verb where the first preposition stands.
  private static func split(_ words: [String]) -> (objects: [String], tail: [String]) {
    var words = words
    if let and = words.firstIndex(where: ["and", "or", "then", "if", "when", "async"].contains) {
      words.removeSubrange(and...)
    }
    guard let cut = words.firstIndex(where: prepositions.contains) else { return (words, []) }
    let tail = words[cut...].filter { !determiners.contains($0) || $0 == "all" }
    let isKept =
      kept.contains(words[cut]) && tail.count > 1 && tail.count <= 4
      && !tail.dropFirst().contains {
        technical.contains($0) || $0 == "server" || prepositions.contains($0) || vague.contains($0)
          || $0.contains { $0.isUppercase }
      }
    return (Array(words[..<cut]), isKept ? Array(tail) : [])
  }

  /// What is said when it is done; `things` are those of the list, empty where it is not known.
  func sentence(things: String) -> String? {
    guard let noun = noun(things: things) else { return nil }
    return ([noun, participle] + tail).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func noun(things: String) -> String? {
    // What is called an update draws again more often than it changes anything.
    if verb == "update" { return nil }
    var words = objects.filter { $0 == "all" || !Self.determiners.contains($0) }
    if words.last.map(Self.technical.contains) == true { return nil }
    while words.count > 1, let last = words.last, Self.wrappers.contains(last) {
      words.removeLast()
    }
    guard words.allSatisfy(SpokenWords.isSayable) else { return nil }
    let isAll = words.first == "all"
    let own = words.filter { !Self.vague.contains($0) && $0 != "all" }
    if own.count == 1, Self.adjectives.contains(own[0]) || EnglishVerbs.isParticiple(own[0]) {
      if own[0] == "multiple", !things.isEmpty { return things }
      return things.isEmpty ? nil : (isAll ? "all " : "") + own[0] + " " + things
    }
    if !own.isEmpty {
      // `markDateOfFirstRun` marks nothing for the user.
      return verb == "mark" && tail.isEmpty && words.count > 1 ? nil : words.joined(separator: " ")
    }
    guard !Self.needsThing.contains(verb) else { return nil }
    let isSeveral =
      isAll || verb == "clear" || verb == "sort" || verb == "shuffle"
      || words.contains { EnglishNouns.isPlural($0) }
    // Who signs out or goes home does that to nothing in the list.
    guard !participle.contains(" "), !things.isEmpty,
      tail.isEmpty || !words.isEmpty || verb == "mark"
    else {
      return isAll ? "all" : ""
    }
    if isSeveral { return (isAll ? "all " : "") + things }
    var parts = things.split(separator: " ").map(String.init)
    if let last = parts.popLast() { parts.append(EnglishNouns.singular(last)) }
    // Who bookmarks makes a bookmark.
    if parts == [verb] { return "" }
    return parts.joined(separator: " ")
  }

  // MARK: Vocabulary

  /// Verbs that name as well what is finished: an upload.
  private static let undertakings: Set<String> = [
    "upload", "download", "import", "export", "sync", "backup", "scan", "update", "purchase",
    "transfer", "checkout", "restore",
  ]

  /// What things are marked as.
  private static let marks: Set<String> = Set(
    words: """
      read unread done complete completed incomplete favorite favourite important spam seen
      unseen watched unwatched paid played finished
      """)

  /// Verbs that may stand last in a name: `contactDelete`.
  private static let closing: Set<String> = ["delete", "remove", "save", "copy"]

  /// Where programmers put what users do not see put.
  private static let screens: Set<String> = [
    "view", "cell", "layer", "superview", "window", "scene", "table", "controller",
  ]

  /// Verbs that say nothing without a thing of their own.
  private static let needsThing: Set<String> = Set(
    words: """
      update edit start stop request switch close create order group book check watch log print
      return generate confirm apply replace skip convert verify finish complete
      """)

  private static let prepositions: Set<String> = Set(
    words: """
      to from as in into on onto with at for by using via after before without within through
      inside
      """)

  private static let kept: Set<String> = ["to", "from", "as", "into"]

  private static let determiners: Set<String> = Set(
    words: """
      a an the this that current my new existing any all given single one another local its
      """)

  /// What the name of a thing may end with and still be that thing.
  private static let wrappers: Set<String> = [
    "model", "object", "entity", "info", "data", "item", "items", "row", "cell", "record",
    "async", "list",
  ]

  private static let vague: Set<String> = Set(
    words: """
      item items row rows cell cells object objects entry element elements data model value
      selection it them record records entries entity content thing
      """)

  /// What says which things, not what they are.
  private static let adjectives: Set<String> = Set(
    words: """
      recent selected old last first previous next unread read done completed finished expired
      saved pending checked marked multiple
      """)

  /// Names that ask or wait rather than tell that something is done, or tell of whoever speaks.
  private static let questions: Set<String> = [
    "confirmation", "prompt", "dialog", "sheet", "popup", "screen", "page", "alert", "failed",
    "failure", "error", "request", "requests", "controller", "mode", "me", "us",
  ]

  /// What only programmers see.
  private static let technical: Set<String> = Set(
    words: """
      observer observers detector listener listeners target targets recognizer recognizers
      gesture gestures constraint constraints subview subviews view views layer layers delegate
      delegates timer timers animation animations shadow gradient border handler handlers
      callback callbacks spacer overlay node nodes logging transition button buttons label
      labels background hud spinner indicator token tokens control controls database db core
      realm API firestore firebase defaults disk storage array sender context table collection
      index path state status progress subscriptions cancellables bindings snapshot field fields
      text size frame layout insets actions keychain separator separators monitor notification
      notifications completion parameter parameters property properties key keys method methods
      block blocks queue menu options style color appearance icon keyboard search loading type
      offset inset brightness swipe height width position count session update updates timeout
      """)
}
