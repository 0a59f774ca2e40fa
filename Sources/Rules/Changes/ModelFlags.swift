import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What decides that a branch of a view is there: a flag of a model's that is set, or is not.
struct ModelFlag {
  let chain: ShownChain
  /// Whether the branch is there while the flag is not set.
  let isOfUnset: Bool
}

extension SyntaxOutline {
  /// The flag of a model's that alone decides about a branch: `if model.isSent`, `if !model.isValid`;
  /// `nil` for others.
  func modelFlag(ofBranch block: Int) -> ModelFlag? {
    var condition = condition(ofBranch: block)
    guard condition.count > 2 else { return nil }
    let isOfUnset = token(condition.start).kind == .exclamation
    if isOfUnset { condition = TokenRange(condition.start + 1, condition.end) }
    return shownChain(condition, in: Int(blocks[block].parent)).flatMap {
      $0.hasMember ? ModelFlag(chain: $0, isOfUnset: isOfUnset) : nil
    }
  }
}

extension ShownStateFinder {
  /// A text that stands in the view and is there only for one value of a flag of its model's, by which
  /// the model says that something has been done or is wrong: `if model.isSent { Text("Thank you!") }`.
  func flagText(_ view: Int, _ index: Int) -> ShownState.Text? {
    let call = outline.calls[index]
    let type = outline.declarations[view]
    guard let branch = outline.branch(around: call, of: outline.parts(of: type)),
      let flag = outline.modelFlag(ofBranch: branch),
      case let chain = flag.chain, case let isOfUnset = flag.isOfUnset,
      !chain.isUnwrapped, chain.payload < 0,
      case let member = outline.name(chain.last), case let name = outline.text(chain.last),
      isOfUnset
        ? Words.tellRight(name) : Words.tellDone(name) || role(of: name).contains(.error),
      let told = outline.soleFixedText(of: branch, in: type.name, shows: facts.shows),
      told.call == index,
      !facts.tellsItself(told.view),
      !isOneOfMany(type),
      let place = property(chain.root, of: view), !mayBeNone(place),
      let model = modelType(place),
      let shape = facts.property(member, of: model.type)?.shape, shape.base == "Bool",
      facts.tellsOutcomes(member, in: model.type) || isOfUnset,
      let asker = facts.changers(of: member, in: model.type)
    else { return nil }
    var text = ShownState.Text(
      expression: chain.text, name: name, role: isOfUnset ? .error : role(of: name), shape: shape,
      isError: false, isOwn: isOwn(member, of: model, at: place, in: view), asker: asker,
      call: index)
    text.tellsOutcomes = true
    text.flag = chain.text
    text.isOfUnset = isOfUnset
    text.literal = told.value
    return text
  }
}
