import Findings
import Indexing
import Outlining
import SourceText

/// Calls of the project's own ways to show or hide any view: `panel.fadeIn()`.
struct HelperCalls {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  /// Whether a call, by a name with which the project extends views, shows or hides its receiver;
  /// `nil` for any other call.
  func kind(of call: Call) -> Change.Kind? {
    guard call.nameToken >= 0, !call.receiver.isEmpty,
      let token = outline.lastNameToken(of: call.receiver)
    else { return nil }
    let name = outline.text(Int(call.nameToken))
    guard Words.split(name).allSatisfy(HelperCalls.words.contains) else { return nil }
    let type = outline.typeName(ofBlock: Int(call.block))
    let shape = facts.property(outline.name(token), of: type)?.shape ?? .unknown
    guard ViewTypes.evidence(type: shape, name: outline.text(token), facts: facts) >= .name
    else { return nil }
    switch FunctionVerb(named: name) {
    // What is told how long it stays goes by itself.
    case .show: return call.arguments.contains(where: isTime) ? nil : .shown
    case .hide: return .hidden
    default: return nil
    }
  }

  private func isTime(_ argument: Int32) -> Bool {
    ["period", "seconds", "interval", "for", "during"]
      .contains(outline.arguments[Int(argument)].label)
  }

  /// A name of other words says more than that the view comes or goes.
  private static let words: Set<String> = Set(
    words: """
      show hide fade in out animated animate animation with slide up down appear disappear
      reveal conceal expand collapse present dismiss smoothly unhide away
      """)
}
