import Indexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// The views that are taken away from assistive technologies and never given back.
  var viewsHiddenFromAccessibility: Set<Name> {
    var hidden: Set<Name> = []
    var given: Set<Name> = []
    for assignment in assignments {
      guard
        assignment.property == "isAccessibilityElement"
          || assignment.property == "accessibilityElementsHidden",
        let name = lastName(of: assignment.receiver)
      else { continue }
      let isElement = assignment.property == "isAccessibilityElement"
      switch spelling(assignment.value) {
      case "false" where isElement, "NO" where isElement: hidden.insert(name)
      case "true" where !isElement, "YES" where !isElement: hidden.insert(name)
      default: if !isElement { given.insert(name) }
      }
    }
    return hidden.subtracting(given)
  }
}
