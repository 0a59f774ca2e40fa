import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// The models whose members views show.
extension ShownStateFinder {
  func property(_ name: Name, of view: Int) -> Int? {
    outline.declarations.indices.first {
      let declaration = outline.declarations[$0]
      return declaration.kind == .property && declaration.name == name
        && Int(declaration.parent) == view
    }
  }

  /// Whether a view may not have its model yet, of which the part that shows it knows nothing: it is handed the
  /// model, by the same name.
  func mayBeNone(_ place: Int) -> Bool {
    TypeShape(outline.declarations[place].type, in: outline).isOptional
  }

  /// Whether no other view can tell of a member of a model's: the view makes the model, or nobody else reads that
  /// member, and it is there while it changes that itself, or what it has the model do does.
  ///
  /// What is called a view of a failure comes with it.
  func isOwn(
    _ member: Name, of model: (type: Name, isOwn: Bool), at place: Int, in view: Int
  ) -> Bool {
    if model.isOwn { return true }
    let type = outline.declarations[view]
    guard facts.isRead(member, of: model.type, onlyBy: type.name),
      !ViewRole(named: outline.text(Int(type.nameToken))).contains(.error)
    else { return false }
    let holder = outline.declarations[place].name
    let parts = outline.parts(of: type)
    let isSetHere = outline.assignments.contains {
      $0.property == member && parts.contains($0.target.start)
        && outline.lastName(of: $0.receiver) == holder
    }
    let uses = outline.uses(of: holder, in: type)
    return isSetHere || !facts.functions(setting: member, of: model.type, from: uses).isEmpty
  }

  /// The type of the model that a property of a view holds, and whether the view makes it.
  func modelType(_ place: Int) -> (type: Name, isOwn: Bool)? {
    let property = outline.declarations[place]
    for index in property.attributes {
      let attribute = outline.attributes[Int(index)]
      switch attribute.name {
      // Who is made where the property is declared is the view's own, whoever else could be given.
      case "State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable":
        let written = TypeShape(property.type, in: outline)
        let shape = written.isUnknown ? TypeShape(value: property.value, in: outline) : written
        return shape.base == .none
          ? nil : (bound(of: shape.base, in: property), outline.makesModel(place))
      case "Environment":
        let type = outline.typeInEnvironment(property)
        return type == .none ? nil : (type, false)
      default: break
      }
    }
    return nil
  }

  /// The class that the generic parameter of a property's view has to be; other types themselves.
  func bound(of type: Name, in property: Declaration) -> Name {
    guard property.parent >= 0, !facts.declares(type) else { return type }
    return outline.bound(of: type, in: outline.declarations[Int(property.parent)])
  }
}
