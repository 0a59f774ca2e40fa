import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What a collection is spoken by where its own name says nothing: `list` of `CountryCode` holds country
/// codes.
extension CountChoice {
  /// A name that tells what a collection holds, made of its elements' type; `nil` where that tells no
  /// more than the collection's own.
  func elementName(of collection: String) -> String? {
    guard let element = elementType(of: collection), context.facts.declares(Name(element)) else {
      return nil
    }
    let words = SpokenWords.words(of: element)
    // `ABCMember` has somebody's letters, a section is not what it holds, and a long name is one that
    // no user has heard.
    guard words.count < 4, words.allSatisfy({ !$0.contains(where: \.isUppercase) }),
      ElementWords.mute.isDisjoint(with: words)
    else { return nil }
    return element + "Array"
  }

  /// What the event's function says that it loads, several of them: `loadSignIns`; `nil` for others.
  var nameByFunction: String? {
    let words = event.functionWords
    guard event.verb == .load, words.count > 1, words.count < 4,
      let last = words.last, EnglishNouns.isPlural(last),
      ElementWords.mute.isDisjoint(with: words), !ElementWords.vague.contains(last)
    else { return nil }
    return words.dropFirst().joined(separator: "_")
  }

  /// What the screen is called after, several of them: `TravelTimesViewController`; `nil` for others.
  var nameByScreen: String? {
    var words = SpokenWords.words(of: context.found.typeName(event)).map { $0.lowercased() }
    let count = words.count
    while let last = words.last, ElementWords.screens.contains(last) { words.removeLast() }
    guard words.count < count, words.count < 4, let last = words.last,
      EnglishNouns.isPlural(last), words.allSatisfy(SpokenWords.isSayable),
      ElementWords.mute.isDisjoint(with: words.map(EnglishNouns.singular)),
      !ElementWords.vague.contains(last)
    else { return nil }
    return words.joined(separator: "_")
  }

  /// The written type of a collection's elements, by its last name; `nil` where this file does not
  /// declare the collection.
  private func elementType(of collection: String) -> String? {
    let name = Name(collection)
    for declaration in context.outline.declarations
    where declaration.name == name && declaration.kind == .property {
      let written = declaration.type.isEmpty ? declaration.value : declaration.type
      guard !written.isEmpty, context.outline.token(written.start).kind == .leftBracket else {
        continue
      }
      let close = Int(context.outline.partners[written.start])
      guard close > written.start + 1 else { continue }
      let inner = context.outline.text(TokenRange(written.start + 1, close))
      guard inner.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else {
        continue
      }
      return inner.split(separator: ".").last.map(String.init)
    }
    return nil
  }
}

private enum ElementWords {
  /// Words of types that say nothing of what is seen, or count something else than that.
  static let mute: Set<String> = [
    "section", "sections", "page", "group", "detail", "details", "info", "summary", "datum",
    "welcome", "type", "kind", "option", "config",
    "about", "response", "request", "base", "root", "wrapper", "cell", "row", "view", "controller",
  ]

  /// What the names of screens end with.
  static let screens: Set<String> = [
    "view", "controller", "vc", "screen", "table", "collection", "list", "tableview", "page",
  ]

  /// What any list has, by whatever it is loaded.
  static let vague: Set<String> = [
    "items", "rows", "entries", "objects", "elements", "contents", "lists", "cells", "records",
    "values", "models", "things", "settings", "preferences", "options", "groups", "dependencies",
  ]
}
