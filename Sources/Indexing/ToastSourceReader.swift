import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes what makes the views of toasts appear: the state around them, and what they are handed.
  mutating func readToastSources() {
    guard outline.file.language == .swift else { return }
    for call in outline.calls
    where call.flags.contains(.capitalized) && call.receiver.isEmpty
      && (outline.isNamedToast(Int(call.nameToken))
        || outline.isNamedFailure(Int(call.nameToken)))
    { readToast(call) }
    for toast in facts.toastViews where toast.kind != .failure {
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

  private mutating func readToast(_ call: Call) {
    let type = outline.typeName(ofBlock: Int(call.block))
    guard type != .none, type != call.name else { return }
    // What the system presents it reads; a toast comes over what is presented.
    if outline.isNamedFailure(Int(call.nameToken)), isPresented(call) { return }
    let known = facts.toastSources.count
    for index in call.arguments where outline.arguments[Int(index)].closure < 0 {
      readSources(of: call.name, in: outline.arguments[Int(index)].value, type)
    }
    let branches = branches(around: call)
    for index in branches {
      let branch = outline.blocks[index]
      if branch.kind == .ifBody, branch.statement >= 0 {
        let start = outline.statements[Int(branch.statement)].tokens.start
        readSources(of: call.name, in: TokenRange(start, Int(branch.open)), type)
      } else if let subject = outline.subject(ofCase: index) {
        readSources(of: call.name, in: subject, type)
      }
    }
    if branches.isEmpty, known == facts.toastSources.count, hasLiteral(call),
      outline.blocks[Int(call.block)].legality == .resultBuilder, !isPreview(type)
    {
      facts.fixedToasts.append(call.name)
    }
  }

  /// Whether a view is in what the system presents.
  private func isPresented(_ call: Call) -> Bool {
    outline.calls(ofClosuresAround: Int(call.block)).contains {
      ["sheet", "fullScreenCover", "popover", "alert", "navigationDestination"].contains($0.name)
    }
  }

  /// The branches that a call lies in, inside of its function, innermost first.
  private func branches(around call: Call) -> [Int] {
    outline.blocksOfFunction(around: Int(call.block)).filter { outline.blocks[$0].kind.isBranch }
  }

  private func hasLiteral(_ call: Call) -> Bool {
    call.arguments.contains {
      outline.arguments[Int($0)].value.indices.contains {
        outline.token($0).kind == .stringLiteral
      }
    }
  }

  /// Whether a type of the file by its name shows whatever there is to see.
  private func isPreview(_ type: Name) -> Bool {
    outline.declarations.contains {
      $0.kind.isType && $0.name == type && $0.nameToken >= 0
        && outline.spelling(Int($0.nameToken)).lowercased.contains("preview")
    }
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
