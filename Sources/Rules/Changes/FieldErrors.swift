import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether a property is an error's text that a view is handed, and may be none.
  func isHandedError(_ property: Declaration) -> Bool {
    isOptionalText(property) && property.value.isEmpty
      && property.attributes.allSatisfy { attributes[Int($0)].name == "Binding" }
      && ViewRole(named: text(Int(property.nameToken))).contains(.error)
  }
}

extension ShownStateFinder {
  /// The error that a field of the app's own is handed and shows: whoever checks what was entered, the
  /// field has the words.
  func fieldText(_ chain: ShownChain, _ view: Int, _ index: Int) -> ShownState.Text? {
    let type = outline.declarations[view]
    guard !chain.hasMember, chain.payload < 0, isText(outline.calls[index]),
      let place = property(chain.root, of: view),
      outline.isHandedError(outline.declarations[place]), !isOneOfMany(type),
      outline.calls(in: outline.parts(of: type)).contains(where: { isField(outline.calls[$0]) })
    else { return nil }
    let name = outline.text(chain.last)
    var text = ShownState.Text(
      expression: chain.text, name: name, role: role(of: name),
      shape: TypeShape(outline.declarations[place].type, in: outline), isError: false, isOwn: true,
      asker: .asked, call: index)
    text.tellsOutcomes = true
    text.isHanded = true
    return text
  }

  private func isField(_ call: Call) -> Bool {
    switch call.name {
    case "TextField", "SecureField", "TextEditor": call.receiver.isEmpty
    default: false
    }
  }
}
