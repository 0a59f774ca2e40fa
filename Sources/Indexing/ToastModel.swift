import Lexing
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
      setsOwn(assignment)
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

  /// What a type is a view of, if it is there only to say what it is handed.
  func tellingView(_ index: Int) -> ToastViewFact? { toastView(index) ?? failureView(index) }

  /// The SwiftUI view of a toast that a type is, if it is handed what it says.
  ///
  /// A banner may as well be a part of the screen: it has to be handed a text, or to make one of what it
  /// is handed, and is a toast where something is known to show it.
  private func toastView(_ index: Int) -> ToastViewFact? {
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
    return isHanded ? ToastViewFact(name: type.name, kind: isBanner ? .banner : .toast) : nil
  }

  /// The SwiftUI view of a failure that a type is, if its body's one expression says something: an error or a text
  /// that it is handed, `struct LoadErrorView: View { let error: Error }`, or words of its own.
  private func failureView(_ index: Int) -> ToastViewFact? {
    let type = declarations[index]
    guard type.kind == .struct, type.nameToken >= 0, isNamedFailure(Int(type.nameToken)),
      inherits(type, "View"), hasOneExpression(bodyOf: index)
    else { return nil }
    var hasWords = false
    for call in calls(in: type.tokens) where calls[call].name == "Text" {
      guard let first = calls[call].arguments.first else { continue }
      let value = arguments[Int(first)].value
      if var fact = handedText(value, to: index) {
        fact.name = type.name
        return fact
      }
      hasWords = hasWords || isWholeLiteral(value)
    }
    return hasWords ? ToastViewFact(name: type.name, kind: .failure) : nil
  }

  /// What a view shows of what whoever makes it gives it in a plain property: a text, or a member of something.
  private func handedText(_ value: TokenRange, to view: Int) -> ToastViewFact? {
    guard value.count == 1 || value.count == 3 && token(value.start + 1).kind == .period,
      token(value.start).kind == .identifier,
      let property = property(name(value.start), of: declarations[view].name),
      property.attributes.isEmpty, property.body < 0, property.value.isEmpty
    else { return nil }
    let shape = TypeShape(property.type, in: self)
    var fact = ToastViewFact(name: .none, kind: .failure)
    if value.count == 1 {
      return shape == TypeShape(base: "String") && saysText(value.start) ? fact : nil
    }
    guard !shape.isOptional, saysText(value.end - 1) else { return nil }
    fact.holder = bound(of: shape.base, in: declarations[view])
    fact.member = name(value.end - 1)
    return fact
  }

  /// Whether a name is one of what is said: `errorMessage`, not `actionTitle`.
  private func saysText(_ token: Int) -> Bool {
    let spelled = spelling(token).lowercased
    return ToastModel.endsOfWords.contains { spelled.hasSuffix($0) }
      && !spelled.contains(anyOf: ["button", "action"])
  }

  /// The class that a view's generic parameter has to be, `struct Form<Model: FormModel>: View`; other
  /// types themselves.
  package func bound(of type: Name, in view: Declaration) -> Name {
    guard view.nameToken >= 0, text(Int(view.nameToken) + 1) == "<" else { return type }
    for index in Int(view.nameToken) + 2..<min(Int(view.nameToken) + 24, view.tokens.end) {
      if token(index).kind == .leftBrace { break }
      if name(index) == type, token(index + 1).kind == .colon,
        token(index + 2).kind == .identifier
      {
        return name(index + 2)
      }
    }
    return type
  }

  /// Whether the `body` of a view is one expression, declarations before it left aside.
  private func hasOneExpression(bodyOf view: Int) -> Bool {
    blocks.indices.contains { block in
      guard blocks[block].kind == .accessor, blocks[block].declaration >= 0,
        case let property = Int(declarations[Int(blocks[block].declaration)].parent),
        property >= 0, declarations[property].name == "body",
        Int(declarations[property].parent) == view
      else { return false }
      let kinds = statements(of: block).map { statements[$0].kind }.filter { $0 != .declaration }
      return kinds == [.expression]
    }
  }

  /// Whether a call or a type is called the view of a failure: `LoadErrorView`, and not `FieldErrorView`.
  func isNamedFailure(_ token: Int) -> Bool {
    guard token >= 0, spelling(token).hasSuffix("View"),
      spelling(token).contains(anyOf: ["Error", "Failure", "Failed"])
    else { return false }
    return !spelling(token).contains(anyOf: ToastModel.partsOfForms)
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
  static let endsOfWords: [StaticString] = [
    "message", "text", "title", "detail", "body", "description",
  ]
  static let partsOfForms: [StaticString] = [
    "Field", "Form", "Input", "Inline", "Validation", "Row", "Cell", "Item", "Text", "Label",
    "Alert",
  ]
  static let words: Set<Name> = [
    "message", "text", "title", "subtitle", "detail", "body", "description",
  ]
}

extension FactTables {
  /// What the language and the system call errors.
  static let errors: Set<Name> = ["Error", "LocalizedError", "NSError", "CustomNSError"]

  /// Whether what a view is handed and shows is a text, as far as declarations tell.
  func isHandedText(_ view: ToastViewFact) -> Bool {
    if view.member == .none { return true }
    if view.member == "localizedDescription" {
      return FactTables.errors.contains(view.holder)
        || ancestors(of: view.holder).contains(where: FactTables.errors.contains)
    }
    return properties[view.holder.member(view.member)]?.shape == TypeShape(base: "String")
  }
}
