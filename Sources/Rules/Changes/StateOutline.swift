import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether a progress view is there only until a picture has come: in its `placeholder`.
  func standsForPicture(_ call: Call) -> Bool {
    for index in blocks(around: Int(call.block)) {
      let block = blocks[index]
      if block.closure >= 0 {
        let closure = closures[Int(block.closure)]
        if closure.label == "placeholder" { return true }
        if closure.call >= 0, calls[Int(closure.call)].name == "AsyncImage" { return true }
      }
      if block.kind == .accessor || block.kind == .function { break }
    }
    return false
  }

  /// The body of what is all that a branch of a view shows, where that is written in the same file, and
  /// whether it is a part of the same view; `nil` for others.
  func shownBody(of branch: Int, in type: Name) -> (block: Int, isOwn: Bool)? {
    let block = blocks[branch]
    guard block.first >= 0 else { return nil }
    let start = statements[Int(block.first)].tokens.start
    guard token(start).kind == .identifier else { return nil }
    let shown = name(start)
    for index in blocks.indices where blocks[index].kind == .accessor {
      let parent = Int(declarations[Int(blocks[index].declaration)].parent)
      guard parent >= 0, declarations[parent].parent >= 0 else { continue }
      let owner = declarations[Int(declarations[parent].parent)].name
      if owner == type, declarations[parent].name == shown {
        return (index, block.count == 1)
      }
      if owner == shown, declarations[parent].name == "body" { return (index, false) }
    }
    return nil
  }

  /// The call of the text that is all that a branch says, be it beside pictures and in stacks; `nil`
  /// where the branch shows more.
  func soleText(of branch: Int) -> Int? {
    let body = TokenRange(Int(blocks[branch].open), Int(blocks[branch].close))
    var found: Int?
    for index in calls(in: body)
    where calls[index].flags.contains(.capitalized) && calls[index].receiver.isEmpty {
      switch calls[index].name {
      case "Text", "Label":
        guard found == nil else { return nil }
        found = index
      case _ where isDecoration(calls[index]): break
      default: return nil
      }
    }
    guard let found,
      case let around = typeName(ofBlock: branch),
      typeName(ofBlock: Int(calls[found].block)) == around
    else { return nil }
    return found
  }

  /// Whether all that a branch of a view shows is to be looked at: pictures, lines, a sign.
  func isDecoration(_ branch: Int) -> Bool {
    // What else is named is a part of the view that is written elsewhere.
    let isNamed = statements(of: branch).contains {
      text(statements[$0].tokens.start).first?.isUppercase != true
    }
    if isNamed { return false }
    let body = TokenRange(Int(blocks[branch].open), Int(blocks[branch].close))
    return calls(in: body).allSatisfy { index in
      let call = calls[index]
      guard call.flags.contains(.capitalized), call.receiver.isEmpty else { return true }
      return isDecoration(call) || call.name == "Text" && isWordless(index)
    }
  }

  /// Whether a call makes what holds others together, or is only looked at.
  private func isDecoration(_ call: Call) -> Bool {
    switch call.name {
    case "HStack", "VStack", "ZStack", "Group", "Image", "Spacer", "Divider", "Color", "Rectangle",
      "RoundedRectangle", "Circle", "Capsule", "EdgeInsets":
      true
    default: false
    }
  }

  /// Whether an alert of a view shows a member of its model's, which is heard by that.
  func isInAlert(_ root: Name, _ member: Name, of view: TypeParts) -> Bool {
    calls(in: view).contains { index in
      let call = calls[index]
      guard call.name == "alert", call.nameToken >= 0 else { return false }
      return (Int(call.nameToken)..<call.tokens.end).contains {
        token($0).kind == .identifier && name($0) == member && token($0 - 1).kind == .period
          && name($0 - 2) == root
      }
    }
  }

  /// Whether a text is what a function makes of something: `friendly(error)`, which may say it in other words.
  func isReworded(_ value: TokenRange) -> Bool {
    value.count > 3 && token(value.start).kind == .identifier
      && text(value.start).first?.isLowercase == true
      && token(value.start + 1).kind == .leftParen
      && Int(partners[value.start + 1]) == value.end - 1
  }

  /// Whether what a call returns is an argument of another: it makes other words of what it is given.
  func isHandedOn(_ call: Call) -> Bool {
    guard call.statement >= 0 else { return false }
    return calls(in: statements[Int(call.statement)].tokens).contains { index in
      calls[index].arguments.contains { argument in
        let value = arguments[Int(argument)].value
        return arguments[Int(argument)].closure < 0 && value.start <= call.tokens.start
          && call.tokens.end <= value.end
      }
    }
  }

  /// The branch of a view that a call stands in, itself or by the one use of the part that has it.
  func branch(around call: Call, of view: TypeParts) -> Int? {
    if let branch = branch(around: Int(call.block)) { return branch }
    let uses = usesOfMember(around: call.tokens.start, of: view)
    return uses.count == 1 ? branch(around: innermostBlock(of: uses[0])) : nil
  }

  /// The flag that a block of a view is shown by, `if isSending { … }`, where code of the view sets it;
  /// `nil` for others.
  func flag(showing block: Int, of type: Name) -> Name? {
    guard let branch = branch(around: block),
      case let condition = condition(ofBranch: branch), condition.count == 1
    else { return nil }
    let flag = name(condition.start)
    let isSet = assignments.contains { assignment in
      assignment.property == flag && spelling(assignment.value) == "true"
        && typeName(ofBlock: Int(assignment.block)) == type
    }
    return isSet ? flag : nil
  }

  /// The first text that is written out in a part of a view; `nil` where a control comes before.
  func firstLiteralText(in body: TokenRange) -> TokenRange? {
    for index in calls(in: body) {
      // What a control is called is heard at the control.
      if SystemSpeech.isCalledByContents(calls[index].name) { return nil }
      guard calls[index].name == "Text", let first = calls[index].arguments.first else { continue }
      let value = arguments[Int(first)].value
      return isTextLiteral(value) ? value : nil
    }
    return nil
  }
}

extension SyntaxOutline {
  /// Whether a view makes the model that a property of its holds: at the property, or in `init`.
  func makesModel(_ property: Int) -> Bool {
    let declaration = declarations[property]
    if !declaration.value.isEmpty {
      // `Model.shared` is there for all.
      return [.rightParen, .rightBrace].contains(token(declaration.value.end - 1).kind)
    }
    guard declaration.nameToken >= 0, declaration.parent >= 0 else { return false }
    let storage = Name("_\(text(Int(declaration.nameToken)))")
    return assignments.contains { assignment in
      guard assignment.property == storage || assignment.property == declaration.name,
        typeName(ofBlock: Int(assignment.block)) == declarations[Int(declaration.parent)].name
      else { return false }
      let isWhole = assignment.property == declaration.name
      return calls.contains { call in
        // `model = Model(id: id)`, `_model = StateObject(wrappedValue: Model(id: id))`
        assignment.value.contains(call.tokens.start)
          && (isWhole || call.tokens.start > assignment.value.start)
          && call.flags.contains(.capitalized) && call.receiver.isEmpty
      }
    }
  }

  /// The body of a property that a type computes as a plain collection; `nil` for others.
  func computedCollection(_ name: Name, of type: Name) -> TokenRange? {
    isCollection(name, of: type) ? body(ofComputed: name, in: type) : nil
  }
  /// Whether a property of a type is declared as a plain collection.
  func isCollection(_ name: Name, of type: Name) -> Bool {
    declarations.contains {
      $0.kind == .property && $0.name == name && $0.parent >= 0
        && declarations[Int($0.parent)].name == type
        && TypeShape($0.type, in: self).isFlatCollection
    }
  }
}
