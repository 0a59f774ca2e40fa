/// Why a finding is not fixed, or not by default: a closed set, each with what a person should do.
package enum Reason: String, Hashable, Sendable, CaseIterable {
  case hotPath = "hot-path"
  case firstLoad = "first-load"
  case unasked = "unasked"
  case noMessage = "no-message"
  case secretValue = "secret-value"
  case placement = "placement"
  case focusWouldMove = "focus-would-move"
  case unknownView = "unknown-view"
  case severalConditions = "several-conditions"
  case generatedStrings = "generated-strings"
  case untranslated = "untranslated"
  case weakEvidence = "weak-evidence"
  case guessedCaller = "guessed-caller"
  case guessedType = "guessed-type"
  case swiftUIElement = "swiftui-element"
  case madeSentence = "made-sentence"
  case movedFocusOnHide = "focus-after-hiding"
  case nonVoidClosure = "closure-result"
  case foreignModel = "foreign-model"

  /// One line, lower case, without a full stop.
  package var text: String {
    switch self {
    case .hotPath: "runs at every key, scroll step, tick or cell"
    case .firstLoad: "first load; nothing shows the user waiting"
    case .unasked: "nobody asked for it: it comes from outside the user's action"
    case .noMessage: "no text for it in the code"
    case .secretValue: "what it shows may be private"
    case .placement: "no statement may stand where the post would belong"
    case .focusWouldMove: "focus would move although the user did not ask"
    case .unknownView: "no view that appears is named here"
    case .severalConditions: "several conditions change the screen, and any may hold"
    case .generatedStrings: "the project generates its strings; a new one belongs in its tables"
    case .untranslated: "the sentence would be spoken untranslated"
    case .weakEvidence: "nothing shows that the user waits for it"
    case .guessedCaller: "who calls it is not known; guessed from its name"
    case .guessedType: "the type of what is counted or shown is guessed from its name"
    case .swiftUIElement: "SwiftUI has no element that a notification could name"
    case .madeSentence: "the sentence is made of the code's own names"
    case .movedFocusOnHide: "where the focus should go next is not named here"
    case .nonVoidClosure: "the closure may return the value of its one expression"
    case .foreignModel: "the model is passed in: other views may tell of it, too"
    }
  }

  /// What to do about it: one sentence in the imperative, lower case, without a full stop.
  package var advice: String {
    switch self {
    case .hotPath:
      "announce only the end, or wait until it is quiet; for a changing value use .updatesFrequently"
    case .firstLoad: "announce the outcome only if users wait for it"
    case .unasked: "announce it if a user needs to hear it unasked; consider low priority"
    case .noMessage: "announce in a short sentence what has changed"
    case .secretValue: "announce that it changed, without the value"
    case .placement: "give the code a block with statements and post there"
    case .focusWouldMove: "announce what appeared, and leave the focus alone"
    case .unknownView: "post .layoutChanged with the view that the user needs next"
    case .severalConditions: "post once, after all of them, with what the user needs first"
    case .generatedStrings: "add the sentence to the string tables and announce its symbol"
    case .untranslated: "add translations of the sentence first"
    case .weakEvidence: "check that users wait for it; then apply the fix"
    case .guessedCaller: "check who calls it; then apply the fix"
    case .guessedType: "check the type; then apply the fix"
    case .swiftUIElement:
      "give the control an .accessibilityValue, use DisclosureGroup, or move @AccessibilityFocusState"
    case .madeSentence: "check the wording; then apply the fix"
    case .movedFocusOnHide: "post .layoutChanged with the control that opened it"
    case .foreignModel: "check that no other view announces it; then apply the fix"
    case .nonVoidClosure: "write out the closure's result, and post inside it"
    }
  }
}
