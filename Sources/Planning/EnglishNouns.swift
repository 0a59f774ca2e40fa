import SourceText

/// Number of English nouns, all in lower case but for acronyms.
package enum EnglishNouns {
  /// The plural of a noun; the noun itself where it is one already, or has none.
  package static func plural(_ noun: String) -> String {
    if isPlural(noun) || uncountable.contains(noun) {
      // Whatever code makes of it: `categorys`.
      return noun.hasSuffix("ys") ? plural(String(noun.dropLast())) : noun
    }
    if let irregular = irregular[noun] { return irregular }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    if noun.hasSuffix("quiz") { return noun + "zes" }
    let needsVowel = ["s", "x", "z", "ch", "sh"].contains { noun.hasSuffix($0) }
    return noun + (needsVowel && noun.last?.isLowercase == true ? "es" : "s")
  }

  /// The singular of a noun, as far as its ending tells.
  package static func singular(_ noun: String) -> String {
    guard isPlural(noun) else { return noun }
    if let known = singulars[noun] { return known }
    for (ending, replacement) in endings where noun.hasSuffix(ending) {
      return noun.dropLast(ending.count) + replacement
    }
    return String(noun.dropLast())
  }

  /// Whether a word names several things.
  package static func isPlural(_ noun: String) -> Bool {
    if singulars[noun] != nil { return true }
    guard noun.hasSuffix("s"), !endsInS.contains(noun), !uncountable.contains(noun) else {
      return false
    }
    return noun == "menus" || !["ss", "us", "is"].contains { noun.hasSuffix($0) }
  }

  /// What takes no number; to count them another word is needed.
  static let uncountable: Set<String> = Set(
    words: """
      news media info information history equipment music weather feedback content traffic money
      software hardware advice mail data progress metadata research homework storage access gps
      sms series species fish sheep aircraft support work inventory
      """)

  /// Singulars with an `s` at their end that the endings do not show.
  private static let endsInS: Set<String> = Set(
    words: """
      canvas atlas gas alias bias lens kudos chaos christmas pancreas always perhaps afterwards
      GPS SMS RSS DNS HTTPS OS iOS POS CSS TLS AWS SOS DPS
      """)

  private static let irregular: [String: String] = WordTable.pairs(
    """
    person: people, child: children, man: men, woman: women, foot: feet, tooth: teeth,
    goose: geese, mouse: mice, criterion: criteria, phenomenon: phenomena, medium: media,
    wife: wives, knife: knives, life: lives, leaf: leaves, shelf: shelves, wolf: wolves,
    half: halves, thief: thieves, loaf: loaves, hero: heroes, potato: potatoes,
    tomato: tomatoes, echo: echoes, veto: vetoes, vertex: vertices, matrix: matrices,
    analysis: analyses, basis: bases, crisis: crises, hypothesis: hypotheses,
    diagnosis: diagnoses, alumnus: alumni, ox: oxen
    """)

  private static let singulars: [String: String] = {
    var result: [String: String] = [:]
    for (singular, plural) in irregular where plural != "media" { result[plural] = singular }
    let others = WordTable.pairs(
      """
      indices: index, appendices: appendix, persons: person, movies: movie, cookies: cookie,
      selfies: selfie, zombies: zombie, calories: calorie, pies: pie, ties: tie, lies: lie,
      smoothies: smoothie, hoodies: hoodie, brownies: brownie, shoes: shoe, toes: toe,
      canoes: canoe, caches: cache, headaches: headache, niches: niche, axes: axis,
      aliases: alias, canvases: canvas, atlases: atlas, lenses: lens, gases: gas, biases: bias,
      excuses: excuse, fuses: fuse, quizzes: quiz, menus: menu, gurus: guru
      """)
    return result.merging(others) { first, _ in first }
  }()

  /// How plurals end and what stands there in the singular; the first that fits holds.
  private static let endings: [(String, String)] = [
    ("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("zzes", "zz"),
    ("ouses", "ouse"), ("auses", "ause"), ("uses", "us"), ("oes", "o"),
  ]
}
