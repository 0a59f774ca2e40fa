package import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether an assignment gives the model of a toast what the toast shall say: a watched text of a
  /// type that is called a toast, set in a function of its own that shows.
  ///
  /// The function is the toast's presenter then: whatever draws the model need not tell. A file that
  /// knows no views leaves the telling to them.
  package func fillsToast(_ assignment: Assignment) -> Bool {
    guard file.language == .swift, !assignment.isCompound, !assignment.value.isEmpty,
      isOnSelf(assignment.receiver)
    else { return false }
    let function = context(ofToken: assignment.target.start, inBlock: Int(assignment.block))
      .function
    guard function >= 0, declarations[function].kind == .function,
      presents(declarations[function]), declarations[function].parent >= 0
    else { return false }
    let type = declarations[Int(declarations[function].parent)]
    guard type.kind == .class || type.kind == .actor || type.kind == .extension,
      isNamedToast(type), ToastModel.words.contains(assignment.property)
    else { return false }
    let isHeard = declarations.contains {
      $0.kind == .property && $0.name == assignment.property && isWatched($0)
        && declarations[Int($0.parent)].name == type.name
    }
    return isHeard
      && declarations.contains {
        $0.kind == .import && ($0.name == "SwiftUI" || $0.name == "UIKit")
      }
  }

  /// The SwiftUI view of a toast that a type is, if it is handed what it says.
  ///
  /// A banner may as well be a part of the screen: it has to be handed a text, or to make one of what it
  /// is handed, and is a toast where something is known to show it.
  func toastView(_ index: Int) -> ToastViewFact? {
    let type = declarations[index]
    guard type.kind == .struct, isNamedToast(type), inherits(type, "View") else { return nil }
    let isBanner = isNamed(type, ["banner", "hud"]) && !isNamed(type, ["toast", "snack"])
    let own = declarations.filter { $0.kind == .property && Int($0.parent) == index }
    let stored = own.filter { $0.attributes.isEmpty && $0.body < 0 }
    let saysText = own.contains {
      $0.attributes.isEmpty && ToastModel.words.contains($0.name)
        && TypeShape($0.type, in: self).isString
    }
    let isHanded = !stored.isEmpty && (!isBanner || saysText)
    return isHanded ? ToastViewFact(name: type.name, isBanner: isBanner) : nil
  }

  /// Whether a call or a name is that of a toast: `ToastView(…)`.
  func isNamedToast(_ token: Int) -> Bool {
    token >= 0 && spelling(token).lowercased.contains(anyOf: ToastModel.names)
  }

  /// Whether a type names another as one above it where it is declared.
  func inherits(_ type: Declaration, _ name: Name) -> Bool {
    let range = type.inheritance
    return range.indices.contains { self.name($0) == name }
  }

  /// Whether views are told when a property changes.
  func isWatched(_ property: Declaration) -> Bool {
    guard property.kind == .property, property.parent >= 0, !property.modifiers.contains(.let),
      declarations[Int(property.parent)].kind.isType
    else { return false }
    return has("Published", property) || has("Observable", declarations[Int(property.parent)])
  }

  private func has(_ attribute: Name, _ declaration: Declaration) -> Bool {
    declaration.attributes.contains { attributes[Int($0)].name == attribute }
  }

  /// Whether a type is called a toast, banner or snackbar.
  func isNamedToast(_ type: Declaration) -> Bool { isNamed(type, ToastModel.names) }

  private func isNamed(_ type: Declaration, _ names: [StaticString]) -> Bool {
    type.nameToken >= 0 && spelling(Int(type.nameToken)).lowercased.contains(anyOf: names)
  }

  private func presents(_ function: Declaration) -> Bool {
    guard function.nameToken >= 0 else { return false }
    return spelling(Int(function.nameToken)).hasPrefix(anyOf: ToastModel.verbs)
  }
}

/// What the models of toasts and their parts are called.
private enum ToastModel {
  static let names: [StaticString] = ["toast", "snack", "banner", "hud"]
  static let verbs: [StaticString] = ["show", "present", "display"]
  static let words: Set<Name> = [
    "message", "text", "title", "subtitle", "detail", "body", "description",
  ]
}
