import Foundation
import Planning
import TestSupport
import Testing

/// What is said of real identifiers: Fixtures/wording.
///
/// `seen.txt` was at hand while the words were written; `unseen.txt` was taken from other
/// repositories, and what should be said was written down, before the code first met it.
@Suite struct WordingTests {
  @Test(arguments: WordingCase.all("seen") + WordingCase.all("unseen"))
  func isSaidAsAPersonWould(_ wording: WordingCase) {
    if wording.isKnownMiss {
      withKnownIssue { #expect(wording.actual == wording.expected) }
    } else {
      #expect(wording.actual == wording.expected)
    }
  }

  @Test func thereAreEnough() {
    #expect(WordingCase.all("seen").count >= 150)
    #expect(WordingCase.all("unseen").count >= 150)
  }

  @Test(arguments: [
    ("contact", "contacts"), ("category", "categories"), ("day", "days"), ("box", "boxes"),
    ("person", "people"), ("child", "children"), ("quiz", "quizzes"), ("URL", "URLs"),
    ("address", "addresses"), ("wife", "wives"), ("match", "matches"), ("status", "statuses"),
    ("analysis", "analyses"), ("movie", "movies"), ("shoe", "shoes"), ("course", "courses"),
    ("house", "houses"), ("menu", "menus"), ("cookie", "cookies"), ("tomato", "tomatoes"),
    ("pause", "pauses"), ("size", "sizes"), ("cache", "caches"), ("alias", "aliases"),
  ])
  func numberIsFormedBothWays(singular: String, plural: String) {
    #expect(EnglishNouns.plural(singular) == plural)
    #expect(EnglishNouns.singular(plural) == singular)
    #expect(EnglishNouns.plural(plural) == plural)
    #expect(EnglishNouns.singular(singular) == singular)
  }

  @Test(arguments: [
    ("copy", "copied"), ("stop", "stopped"), ("send", "sent"), ("delete", "deleted"),
    ("pin", "pinned"), ("submit", "submitted"), ("edit", "edited"), ("undo", "undone"),
    ("reply", "replied"), ("pay", "paid"), ("tag", "tagged"), ("mark", "marked"),
    ("follow", "followed"), ("clear", "cleared"), ("crop", "cropped"), ("transfer", "transferred"),
  ])
  func verbsAreDone(verb: String, participle: String) {
    #expect(EnglishVerbs.participle(verb) == participle)
    #expect(EnglishVerbs.isParticiple(participle))
  }
}

/// One line of a file of Fixtures/wording.
struct WordingCase: CustomTestStringConvertible, Sendable {
  var kind: String
  var identifier: String
  var collection: String
  var expected: String
  /// Whether it is known not to be said so; the line begins with `!`.
  var isKnownMiss: Bool

  static func all(_ file: String) -> [WordingCase] {
    let path = "\(Fixtures.root)/Fixtures/wording/\(file).txt"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { WordingCase(line: String($0)) }
  }

  init?(line: String) {
    guard !line.hasPrefix("#") else { return nil }
    isKnownMiss = line.hasPrefix("!")
    let parts = line.drop { $0 == "!" || $0 == " " }
      .split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 4 else { return nil }
    (kind, identifier, collection, expected) = (parts[0], parts[1], parts[2], parts[3])
  }

  var testDescription: String { "\(kind) \(identifier) \(collection)" }

  var actual: String {
    switch kind {
    case "noun": Wording.noun(of: identifier)
    case "counted": Wording.countedNoun(of: identifier)
    case "done": Wording.confirmation(of: identifier, collection: collection) ?? "-"
    case "asked": Wording.counting(identifier, collection, isAsked: true)
    case "later": Wording.counting(identifier, collection, isAsked: false)
    case "nothing": Wording.nothing(named: identifier) { $0 == collection } ?? "-"
    default: "no kind '\(kind)'"
    }
  }
}
