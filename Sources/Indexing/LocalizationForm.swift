package import Outlining
import SourceText

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
    let facts = LocalizationReader.facts(of: self)
    guard facts.total > 0 else { return (false, nil) }
    guard facts.generated <= facts.written, let call = facts.commonest(in: file.language) else {
      return (true, nil)
    }
    switch call.template {
    case LocalizationCall.initializer.template: return (true, .initializer)
    case LocalizationCall.swiftMacro.template, LocalizationCall.objectiveCMacro.template:
      return (true, .macro)
    default: return (true, nil)
    }
  }
}
