import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Notes the texts that the views of the file, or functions that make parts of them, are handed and show as
  /// they are, whenever there is one: `let message: String?` with `if let message { Text(message) }`; and the
  /// errors of which they show the description.
  mutating func readHandedTexts() {
    for call in outline.calls where call.name == "Text" || call.name == "Label" {
      guard let first = call.arguments.first, outline.arguments[Int(first)].closure < 0,
        case let value = outline.arguments[Int(first)].value, !value.isEmpty,
        outline.token(value.start).kind == .identifier
      else { continue }
      if value.count == 1 {
        note(value.start, shownBy: call, isError: false)
      } else if value.count == 3, outline.name(value.end - 1) == "localizedDescription" {
        note(value.start, shownBy: call, isError: true)
      }
    }
  }

  private mutating func note(_ token: Int, shownBy call: Call, isError: Bool) {
    let text = outline.name(token)
    let view = outline.typeName(ofBlock: Int(call.block))
    let handed: Name
    if outline.isHandedText(text, to: view, isError: isError) {
      guard outline.isShownAlways(text, by: call) else { return }
      handed = view.member(text)
    } else if let part = outline.partHanded(text, around: call, isError: isError),
      outline.isShownAlways(text, by: call, asParameter: true)
    {
      handed = view.member(part.function).member(part.label)
    } else {
      return
    }
    facts.handedTexts.append(isError ? handed.member("localizedDescription") : handed)
  }
}

extension SyntaxOutline {
  /// Whether a property of a view is a string, or an error, that whoever makes the view gives it.
  fileprivate func isHandedText(_ text: Name, to view: Name, isError: Bool) -> Bool {
    guard let property = property(text, of: view), property.body < 0, property.value.isEmpty,
      inherits(declarations[Int(property.parent)], "View")
    else { return false }
    return TypeShape(property.type, in: self).isString != isError
      && property.attributes.allSatisfy { attributes[Int($0)].name == "Binding" }
  }

  /// The function around a call that makes a part of a view of a text which it is handed, and under which label;
  /// `nil` for none.
  fileprivate func partHanded(
    _ text: Name, around call: Call, isError: Bool
  ) -> (function: Name, label: Name)? {
    let function = context(of: call).function
    guard function >= 0, case let declaration = declarations[function],
      spelling(declaration.type) == "some View",
      let parameter = declaration.parameters.map({ parameters[Int($0)] }).first(where: {
        $0.name == text
      }), TypeShape(parameter.type, in: self).isString != isError
    else { return nil }
    return (declaration.name, parameter.label)
  }

  /// Whether a view shows a text by a call whatever else there is, and not as the title of a control.
  fileprivate func isShownAlways(
    _ text: Name, by call: Call, asParameter: Bool = false
  ) -> Bool {
    for block in blocks(around: Int(call.block)) {
      switch blocks[block].kind {
      case .ifBody, .elseBody:
        guard asks(for: text, around: block) else { return false }
      case .caseBody: return false
      case .closure:
        if isParameter(text, ofClosure: Int(blocks[block].closure)) { return false }
        if let around = self.call(ofBody: block)?.name,
          SystemSpeech.isCalledByContents(around) || Self.hiding.contains(around)
        {
          return false
        }
      case .function: return isParameter(text, around: block) == asParameter
      case .accessor: return !asParameter
      default: break
      }
    }
    return false
  }

  /// Whether an `if` around a block, or the one before an `else`, asks for nothing but a text.
  private func asks(for text: Name, around block: Int) -> Bool {
    guard blocks[block].statement >= 0 else { return false }
    let statement = statements[Int(blocks[block].statement)].tokens
    let head = TokenRange(statement.start, min(statement.start + 12, Int(blocks[block].open)))
    return head.indices.contains { name($0) == text }
      && !head.indices.contains { self.text($0) == "," || self.text($0) == "&&" }
  }

  /// What presents by the system, or shows one of many.
  private static let hiding: Set<Name> = [
    "Picker", "ForEach", "List", "alert", "confirmationDialog", "contextMenu", "sheet", "popover",
    "fullScreenCover",
  ]
}
