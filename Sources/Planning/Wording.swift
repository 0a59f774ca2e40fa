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

  private static let irregularPlurals: [String: String] = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "media": "media", "news": "news", "series": "series", "history": "history", "info": "info",
  ]
}
