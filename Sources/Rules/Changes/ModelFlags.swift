import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension ShownStateFinder {
  /// A text that stands in the view and is there only for one value of a flag of its model's, by which
  /// the model says that something has been done or is wrong: `if model.isSent { Text("Thank you!") }`.
  func flagText(_ view: Int, _ index: Int) -> ShownState.Text? {
    let call = outline.calls[index]
    let type = outline.declarations[view]
    guard let branch = outline.branch(around: call, of: type.tokens),
      case var condition = outline.condition(ofBranch: branch), condition.count > 2
    else { return nil }
    let isOfUnset = outline.token(condition.start).kind == .exclamation
    if isOfUnset { condition = TokenRange(condition.start + 1, condition.end) }
    guard let chain = outline.shownChain(condition, in: Int(outline.blocks[branch].parent)),
      chain.hasMember, !chain.isUnwrapped, chain.payload < 0,
      case let member = outline.name(chain.last), case let name = outline.text(chain.last),
      isOfUnset
        ? Words.tellRight(name) : Words.tellDone(name) || role(of: name).contains(.error),
      let told = outline.soleFixedText(of: branch, in: type.name), told.call == index,
      told.view == .none || !facts.posts(told.view) && !facts.isToastView(told.view),
      !isOneOfMany(type),
      let property = property(chain.root, of: view), let model = modelType(property),
      let shape = facts.property(member, of: model.type)?.shape, shape.base == "Bool",
      facts.tellsOutcomes(member, in: model.type) || isOfUnset,
      let asker = facts.changers(of: member, in: model.type)
    else { return nil }
    var text = ShownState.Text(
      expression: chain.text, name: name, role: isOfUnset ? .error : role(of: name), shape: shape,
      isError: false, isOwn: model.isOwn, asker: asker, call: index)
    text.tellsOutcomes = true
    text.flag = chain.text
    text.isOfUnset = isOfUnset
    text.literal = told.value
    return text
  }
}
