import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Whether the views of a file may show anything of their state, or of their models, that could be
/// announced: as far as that file alone tells.
///
/// Most views only draw what they are handed; all that rules ask for besides costs far more.
struct StateProspects {
  private let outline: SyntaxOutline
  private let states: StateUses

  init(_ outline: SyntaxOutline) {
    self.outline = outline
    // What the project's other files say is not known yet.
    states = StateUses(outline) { _, _ in [.asItIs, .described] }
  }

  var isAny: Bool {
    outline.assignments.contains(where: sets) || outline.calls.contains(where: loads)
      || outline.calls.contains(where: toggles)
      || outline.blocks.indices.contains {
        outline.carryingBranch($0) != nil || isBehindFlag($0)
      }
      || outline.calls.contains(where: showsMember)
      || outline.declarations.contains(where: outline.isHandedError)
      || outline.calls.contains { outline.searchedText($0) != nil }
      || states.listsMembers && outline.declarations.contains(where: waits)
  }

  /// Whether a view shows by a flag of a model's that something is waited for.
  private func waits(_ declaration: Declaration) -> Bool {
    declaration.kind == .struct && declaration.body >= 0
      && !outline.shownWaits(in: declaration).isEmpty
  }

  /// Whether an assignment changes what a view draws of its state.
  private func sets(_ assignment: Assignment) -> Bool {
    guard outline.setsOwn(assignment),
      assignment.propertyToken >= 0
    else { return false }
    let type = outline.typeName(ofBlock: Int(assignment.block))
    guard states.holds(assignment.property, in: type) else { return false }
    let use = states.use(of: assignment.property, in: type)
    return states.showsCases || !use.isEmpty && use.isDisjoint(with: [.system, .input])
  }

  /// Whether a call brings the other of two screens.
  private func toggles(_ call: Call) -> Bool {
    call.name == "toggle" && call.receiver.count == 1
      && states.screens(
        of: outline.name(call.receiver.start), in: outline.typeName(ofBlock: Int(call.block)))
        != nil
  }

  /// Whether a call is waited for that a model of which a list is shown may be filled by.
  private func loads(_ call: Call) -> Bool {
    guard call.flags.isSuperset(of: [.awaited, .wholeStatement]), call.receiver.count == 1 else {
      return false
    }
    return states.members(
      of: outline.name(call.receiver.start), in: outline.typeName(ofBlock: Int(call.block))
    ).contains { $0.use == .list }
  }

  /// Whether a call shows a member of something that tells an outcome by its name.
  private func showsMember(_ call: Call) -> Bool {
    call.arguments.contains { index in
      guard outline.arguments[Int(index)].closure < 0,
        let chain = outline.shownChain(outline.arguments[Int(index)].value, in: Int(call.block)),
        chain.hasMember, let told = tells(chain)
      else { return false }
      return Self.tells(outline.text(told))
    }
  }

  /// The name in a chain that may tell an outcome: the case, the unwrapped member, else the last.
  private func tells(_ chain: ShownChain) -> Int? {
    if chain.isUnwrapped { return chain.middle >= 0 ? chain.middle : nil }
    return chain.payload >= 0 ? chain.payload : chain.last
  }

  /// Whether a part of a view is there only where a flag of a model's says that something is done, or is
  /// not as it has to be.
  private func isBehindFlag(_ branch: Int) -> Bool {
    guard outline.blocks[branch].kind == .ifBody,
      outline.blocks[branch].legality == .resultBuilder,
      let flag = outline.modelFlag(ofBranch: branch)
    else { return false }
    let name = outline.text(flag.chain.last)
    return flag.isOfUnset ? Words.tellRight(name) : Words.tellDone(name) || Self.isProblem(name)
  }

  /// Whether something is called as what tells a state, a result or a failure.
  static func tells(_ name: String) -> Bool { ShownStateFinder.tells(name) || isProblem(name) }

  private static func isProblem(_ name: String) -> Bool {
    !ViewRole(named: name).isDisjoint(with: [.error, .toast])
  }
}
