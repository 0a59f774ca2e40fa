import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes where the file's models give their watched properties a value.
  mutating func readStateChanges() {
    guard outline.file.language == .swift else { return }
    let watched = watchedProperties()
    let holders = Set(
      outline.declarations.lazy.filter { $0.kind == .property && !$0.attributes.isEmpty }
        .map(\.name))
    for assignment in outline.assignments where !isReset(assignment.value) {
      guard let type = changedModel(assignment, watched, holders) else { continue }
      let context = outline.context(
        ofToken: assignment.target.start, inBlock: Int(assignment.block))
      // What the statement itself waits for comes before what it sets.
      let later = outline.context(ofToken: assignment.target.end, inBlock: Int(assignment.block))
      guard context.function >= 0, functionOf[context.function] >= 0 else { continue }
      facts.stateChanges.append(
        StateChangeFact(
          type: type, property: assignment.property, function: functionOf[context.function],
          own: context.ownOrLoop, isLater: later.isLater || waits(in: assignment.value),
          isToast: outline.fillsToast(assignment)))
    }
  }

  /// The type whose watched property is set: the own, or that of a property that holds a model.
  ///
  /// `holders` are the properties that have attributes: only these hold models.
  private func changedModel(
    _ assignment: Assignment, _ watched: Set<Name>, _ holders: Set<Name>
  ) -> Name? {
    let type = outline.typeName(ofBlock: Int(assignment.block))
    if isOwn(assignment.receiver) {
      return watched.contains(type.member(assignment.property)) ? type : nil
    }
    guard assignment.receiver.count == 1 else { return nil }
    let holder = outline.name(assignment.receiver.start)
    guard holders.contains(holder) else { return nil }
    let property = outline.declarations.first {
      $0.kind == .property && $0.name == holder && $0.parent >= 0
        && outline.declarations[Int($0.parent)].name == type
    }
    guard let property, !property.attributes.isEmpty else { return nil }
    let shape = TypeShape(property.type, in: outline)
    let made = shape.isUnknown ? TypeShape(value: property.value, in: outline) : shape
    return made.base == .none ? nil : made.base
  }

  /// The properties that are `@Published`, and those of `@Observable` classes, under their types.
  private func watchedProperties() -> Set<Name> {
    var result: Set<Name> = []
    for declaration in outline.declarations where outline.isWatched(declaration) {
      result.insert(outline.declarations[Int(declaration.parent)].name.member(declaration.name))
    }
    return result
  }

  private func isOwn(_ receiver: TokenRange) -> Bool {
    receiver.isEmpty || outline.token(receiver.start).word == .self && receiver.count <= 2
  }

  private func isReset(_ value: TokenRange) -> Bool {
    value.isEmpty || outline.spelling(value) == "nil" || outline.spelling(value) == "\"\""
  }

  private func waits(in value: TokenRange) -> Bool {
    (value.start..<value.end).contains { outline.token($0).word == .await }
  }
}
