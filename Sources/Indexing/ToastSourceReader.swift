import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes what makes the views of toasts appear: the state around them, and what they are handed.
  mutating func readToastSources() {
    guard outline.file.language == .swift else { return }
    for call in outline.calls
    where call.flags.contains(.capitalized) && call.receiver.isEmpty
      && outline.isNamedToast(Int(call.nameToken))
    {
      let type = outline.typeName(ofBlock: Int(call.block))
      guard type != .none, type != call.name else { continue }
      for index in call.arguments where outline.arguments[Int(index)].closure < 0 {
        readSources(of: call.name, in: outline.arguments[Int(index)].value, type)
      }
      var block = Int(call.block)
      while block >= 0, outline.blocks[block].kind != .function,
        outline.blocks[block].kind != .accessor
      {
        let current = outline.blocks[block]
        if current.kind == .ifBody, current.statement >= 0 {
          let start = outline.statements[Int(current.statement)].tokens.start
          readSources(of: call.name, in: TokenRange(start, Int(current.open)), type)
        }
        block = Int(current.parent)
      }
    }
    for toast in facts.toastViews {
      for property in outline.declarations
      where property.kind == .property && property.parent >= 0 && property.attributes.isEmpty
        && outline.declarations[Int(property.parent)].name == toast.name
      {
        let shape = TypeShape(property.type, in: outline)
        guard !shape.isString, shape.base != .none else { continue }
        note(toast.name, shape.base, .none)
      }
    }
    readMadeToasts()
  }

  /// `toast = Toast(message: text)`: whoever shows such a value shows the toast.
  private mutating func readMadeToasts() {
    for assignment in outline.assignments {
      let value = assignment.value
      guard value.count > 2, outline.token(value.start).kind == .identifier,
        outline.token(value.start + 1).kind == .leftParen, outline.isNamedToast(value.start)
      else { continue }
      let context = outline.context(
        ofToken: assignment.target.start, inBlock: Int(assignment.block))
      guard context.function >= 0, functionOf[context.function] >= 0 else { continue }
      facts.stateChanges.append(
        StateChangeFact(
          type: outline.name(value.start), property: .none, function: functionOf[context.function],
          own: context.ownOrLoop, isLater: context.isLater, isToast: false))
    }
  }

  /// The properties that an expression of a view reads: its own, and those of its models.
  private mutating func readSources(of toast: Name, in value: TokenRange, _ type: Name) {
    for index in value.indices
    where outline.token(index).kind == .identifier {
      let name = outline.name(index)
      let property = outline.declarations.first {
        $0.kind == .property && $0.name == name && $0.parent >= 0
          && outline.declarations[Int($0.parent)].name == type
      }
      guard let property else { continue }
      var shape = TypeShape(property.type, in: outline)
      if shape.isUnknown { shape = TypeShape(value: property.value, in: outline) }
      if index + 2 < value.end, outline.token(index + 1).kind == .period {
        if shape.base != .none { note(toast, shape.base, outline.name(index + 2)) }
      } else {
        note(toast, type, name)
      }
    }
  }

  private mutating func note(_ toast: Name, _ type: Name, _ property: Name) {
    facts.toastSources.append(ToastSourceFact(toast: toast, type: type, property: property))
  }
}
