package import Outlining

/// By which call a new text of the code is given its translations.
package enum LocalizationForm: Sendable, CaseIterable {
  /// `NSLocalizedString(…)`.
  case macro
  /// `String(localized: …)`.
  case initializer
}

extension SyntaxOutline {
  /// Whether the file localises its texts, and in which form it mostly does.
  ///
  /// The form is `nil` where it has one of the project's own, or generated names.
  package var localizationForm: (localizes: Bool, form: LocalizationForm?) {
    let practice = localizationPractice(in: self)
    switch max(practice.macro, practice.initializer, practice.generated, practice.own) {
    case 0: return (false, nil)
    case practice.macro: return (true, .macro)
    case practice.initializer: return (true, .initializer)
    default: return (true, nil)
    }
  }
}
