import Rules

/// Makes words for people of the names that programmers give.
enum Wording {
  /// What a collection's name says it holds: `filteredSearchResults` → "search results".
  static func noun(of identifier: String) -> String {
    var words = Words.split(identifier)
    while let first = words.first, words.count > 1, leading.contains(first) { words.removeFirst() }
    while let last = words.last, words.count > 1, trailing.contains(last) {
      words.removeLast()
      if let noun = words.last { words[words.count - 1] = plural(noun) }
    }
    guard !words.isEmpty, words.allSatisfy({ $0.utf8.count > 1 || $0 == "a" }) else { return "" }
    if words.count == 1, vague.contains(words[0]) { return "items" }
    return words.joined(separator: " ")
  }

  private static let leading: Set<String> = [
    "filtered", "displayed", "visible", "current", "all", "my", "the", "sorted", "loaded",
    "shown", "fetched", "m", "cached", "visited", "local", "remote", "internal", "raw",
  ]

  private static let trailing: Set<String> = [
    "list", "array", "models", "model", "datasource", "data", "source", "view", "cells", "rows",
    "viewmodels", "vm", "vms", "dto", "dtos", "objects", "object", "arr", "collection", "values",
  ]

  private static let vague: Set<String> = [
    "data", "list", "array", "rows", "cells", "models", "objects", "elements", "values", "items",
    "datasource", "source", "entries", "content", "contents",
  ]

  /// What a function named as a command has done: `deleteContact` → "Contact deleted".
  ///
  /// Where the function names no thing it is one of `collection`. `nil` where the name is no
  /// command that changes what there is.
  static func confirmation(of function: String, collection: String) -> String? {
    var words = Words.split(function)
    while let first = words.first,
      ["did", "on", "handle", "tap", "tapped", "perform"].contains(first)
    {
      words.removeFirst()
    }
    while let last = words.last,
      ["tapped", "pressed", "button", "action", "clicked", "row", "item", "at", "click"].contains(
        last)
    {
      words.removeLast()
    }
    guard let verb = words.first, let done = participles[verb] else { return nil }
    words.removeFirst()
    if words.isEmpty {
      let noun = noun(of: collection)
      guard !noun.isEmpty else { return nil }
      words = [verb == "clear" ? noun : singular(noun)]
    }
    let thing = words.joined(separator: " ")
    return thing.prefix(1).uppercased() + thing.dropFirst() + " " + done
  }

  private static let participles: [String: String] = [
    "delete": "deleted", "remove": "removed", "add": "added", "clear": "cleared",
    "insert": "added", "save": "saved", "archive": "archived", "duplicate": "duplicated",
    "restore": "restored",
  ]

  /// The singular of an English noun, as far as its ending tells.
  static func singular(_ noun: String) -> String {
    if let irregular = irregularPlurals.first(where: { $0.value == noun && $0.key != noun }) {
      return irregular.key
    }
    if noun.hasSuffix("ies") { return noun.dropLast(3) + "y" }
    if noun.hasSuffix("sses") || noun.hasSuffix("xes") || noun.hasSuffix("ches")
      || noun.hasSuffix("shes")
    {
      return String(noun.dropLast(2))
    }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") ? String(noun.dropLast()) : noun
  }

  /// The plural of an English noun.
  static func plural(_ noun: String) -> String {
    if noun.hasSuffix("s") && !noun.hasSuffix("ss") { return noun }
    if let irregular = irregularPlurals[noun] { return irregular }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if noun.hasSuffix("s") || noun.hasSuffix("x") || noun.hasSuffix("ch") || noun.hasSuffix("sh") {
      return noun + "es"
    }
    return noun + "s"
  }

  /// Whether the last word names several things.
  static func isPlural(_ noun: String) -> Bool {
    guard let last = noun.split(separator: " ").last.map(String.init) else { return false }
    if irregularPlurals.values.contains(last) { return true }
    return last.hasSuffix("s") && !["ss", "us", "is"].contains { last.hasSuffix($0) }
  }

  private static let irregularPlurals: [String: String] = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "media": "media", "news": "news", "series": "series", "history": "history", "info": "info",
  ]
}
