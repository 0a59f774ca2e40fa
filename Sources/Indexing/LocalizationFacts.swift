package import SourceText

/// How often a file, or all files together, write translated texts in which way.
package struct LocalizationFacts: Sendable {
  /// Calls that look a text up, each with how often it is written.
  package var calls: [LocalizationCall: Int] = [:]
  /// Look-ups of which no new one can be made, since their bundle or key is computed.
  package var other = 0
  /// `L10n.x`, `R.string.x`, `Strings.x`.
  package var generated = 0
  /// Literals of words that are not English, less those that may be; what is logged does not count.
  ///
  /// Each in another script counts `weightOfScript`, at most ten of a file, each with accented letters
  /// `weightOfAccents`, at most five of a file.
  package var foreignLiterals = 0

  /// Locales that are named for their language, less the English ones: `Locale(identifier: "nl_NL")`.
  ///
  /// One or two may be about the form of numbers, as in some English apps.
  package var foreignLocales = 0

  /// Whether sources are in another language than English, by what is written in them.
  package var isForeign: Bool { foreignLiterals > 0 || foreignLocales > 2 }

  /// How much a Latin text with accents weighs against one without.
  ///
  /// Of apps in French, German, Portuguese, Spanish, Turkish or Vietnamese mostly 4 to 70 in a hundred
  /// texts have accented letters, of English ones fewer than 2 (measured over 374 public apps).
  static let weightOfAccents = 20

  /// How much a text in another script weighs against one that may be English.
  ///
  /// Apps in which a fifth or more of the texts are in another script, spread over many files, are in
  /// that language, below that most are not (looked at in 45 of 900 public apps).
  static let weightOfScript = 4

  package init() {}

  package var total: Int { written + generated }

  /// Look-ups that are written out.
  package var written: Int { calls.values.reduce(other, +) }

  var isEmpty: Bool { total == 0 && foreignLiterals == 0 && foreignLocales == 0 }

  package static func += (left: inout LocalizationFacts, right: LocalizationFacts) {
    left.calls.merge(right.calls, uniquingKeysWith: +)
    left.other += right.other
    left.generated += right.generated
    left.foreignLiterals += right.foreignLiterals
    left.foreignLocales += right.foreignLocales
  }

  /// The commonest call of a language; of several, the first in alphabetical order.
  func commonest(
    in language: Language, where isMeant: (LocalizationCall) -> Bool = { _ in true }
  ) -> LocalizationCall? {
    var templates: [String: Int] = [:]
    let own = calls.filter { $0.key.language == language && isMeant($0.key) }
    for (call, count) in own { templates[call.template, default: 0] += count }
    let best = templates.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
    return own.filter { $0.key.template == best }
      .min { ($1.value, $0.key.keyStyle.rawValue) < ($0.value, $1.key.keyStyle.rawValue) }?.key
  }
}

/// A way to write a text that is translated, with slots for what is new in it.
///
/// `${key}` is the key or the text itself, `${value}` the text where the key is none, and
/// `${comment}` what translators are told, each a literal with its quotes.
package struct LocalizationCall: Hashable, Sendable {
  package var language: Language
  package var template: String
  /// Whether a literal with interpolations may be the key: `String(localized:)` takes it.
  package var takesInterpolation: Bool
  package var keyStyle: KeyStyle
  /// The name of the table that it looks in; `nil` for the usual one.
  package var table: String?

  package init(
    language: Language, template: String, takesInterpolation: Bool = false,
    keyStyle: KeyStyle = .sentence, table: String? = nil
  ) {
    self.language = language
    self.template = template
    self.takesInterpolation = takesInterpolation
    self.keyStyle = keyStyle
    self.table = table
  }

  /// How keys are spelt that are no sentences.
  package enum KeyStyle: UInt8, Hashable, Sendable {
    /// `Results loaded`: the text is its own key.
    case sentence
    /// `results-loaded`, `results.loaded`, `results_loaded`, `RESULTS_LOADED`, `resultsLoaded`.
    case kebab, dotted, snake, screaming, camel

    /// Takes the bytes of a literal; its quotes do not count.
    init(literal: ArraySlice<UInt8>) {
      func holds(_ byte: UInt8) -> Bool { literal.contains(byte) }
      let hasLower = literal.contains { $0 >= 97 && $0 <= 122 }
      if holds(UInt8(ascii: " ")) || literal.contains(where: { $0 >= 128 }) {
        self = .sentence
      } else if holds(UInt8(ascii: "-")) {
        self = .kebab
      } else if holds(UInt8(ascii: ".")) {
        self = .dotted
      } else if holds(UInt8(ascii: "_")) || !hasLower {
        self = hasLower ? .snake : .screaming
      } else {
        let first = literal.first { $0 != UInt8(ascii: "\"") } ?? 0
        self = first >= 65 && first <= 90 ? .sentence : .camel
      }
    }

    /// The key of a new English text.
    package func key(of text: String) -> String {
      let words = text.lowercased().split(separator: " ")
      switch self {
      case .sentence: return text
      case .kebab: return words.joined(separator: "-")
      case .dotted: return words.joined(separator: ".")
      case .snake: return words.joined(separator: "_")
      case .screaming: return words.joined(separator: "_").uppercased()
      case .camel:
        return words.enumerated()
          .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
      }
    }
  }

  /// `String(localized: "…", comment: "…")`, from iOS 15.
  package static let initializer = LocalizationCall(
    language: .swift, template: "String(localized: ${key}, comment: ${comment})",
    takesInterpolation: true)

  /// `NSLocalizedString("…", comment: "…")`.
  package static let swiftMacro = LocalizationCall(
    language: .swift, template: "NSLocalizedString(${key}, comment: ${comment})")

  /// How the comments begin with which this program's own look-ups tell translators what they are.
  package static let ownComment = "VoiceOver announcement"

  /// `NSLocalizedString(@"…", @"…")`.
  package static let objectiveCMacro = LocalizationCall(
    language: .objectiveC, template: "NSLocalizedString(${key}, ${comment})")
}

/// How a new text has to be written at some place of a project.
package struct LocalizationPractice: Sendable {
  package var form: Form
  /// The languages that ship, as their folders and catalogues name them, in alphabetical order.
  package var languages: [String]
  /// Whether an English sentence is what the app's users would expect to hear.
  package var speaksEnglish: Bool

  package enum Form: Hashable, Sendable {
    /// Nothing is translated.
    case literal
    /// A text is looked up by a call.
    case call(LocalizationCall)
    /// Texts come out of generated tables, so that code cannot bring a new one.
    case generated
  }

  /// Whether texts are translated at all.
  package var localizes: Bool { form != .literal }

  /// Whether a sentence of ours would be heard in the wrong language by some.
  package var leavesUntranslated: Bool { languages.count > 1 || !speaksEnglish }
}
