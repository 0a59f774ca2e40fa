import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Which of the calls that are named as those of lists bring news to one.
extension ChangeFinder {
  /// Whether a call is made on a list, or on what fills one: not a function of that name of the app's own,
  /// which brings the news itself, `viewModel.reloadData()`, nor of a snapshot that is still to be applied.
  func isOfList(_ call: Call) -> Bool {
    guard let token = outline.lastNameToken(of: call.receiver), outline.token(token).word != .super
    else { return !call.receiver.isEmpty }
    let isSelf = outline.isOnSelf(call.receiver)
    let type =
      isSelf
      ? outline.typeName(ofBlock: Int(call.block)) : shape(of: token, in: Int(call.block)).base
    let isView = ViewTypes.evidence(type: TypeShape(base: type), name: "", facts: facts) == .type
    if facts.defines(call.name, in: type) { return isView }
    if isSelf || isView { return true }
    return Words.split(outline.text(token)).last.map(Self.models.contains) != true
  }

  private static let models: Set<String> = [
    "model", "viewmodel", "presenter", "interactor", "snapshot", "vm",
  ]
}
