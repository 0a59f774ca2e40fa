import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Where a SwiftUI view draws a text: only in a part of itself that a flag opens, or anywhere.
///
/// What changes behind a closed part is not on screen, and its announcement would tell of what nobody
/// finds there.
struct DrawnSections {
  private let outline: SyntaxOutline
  private let view: TypeParts

  init(_ outline: SyntaxOutline, _ view: TypeParts) {
    self.outline = outline
    self.view = view
  }

  /// Whether all that the view shows of a state lies in parts that may be closed where code at one of
  /// the places runs that sets the state.
  ///
  /// A place in the part itself runs only while that is open.
  func mayBeClosed(around state: String, setAt places: [Int]) -> Bool {
    let drawn = view.indices.filter { draws(state, at: $0) }
    guard !drawn.isEmpty, !places.isEmpty else { return false }
    return drawn.allSatisfy { token in
      isOnlyInside(token) { block in
        opens(block, apartFrom: state)
          && places.contains { place in !knows(place, block) && !isOnlyInside(place) { $0 == block }
          }
      }
    }
  }

  /// Whether a token stands for a state in what the view shows, not in an action or at a modifier that
  /// only watches it.
  private func draws(_ state: String, at token: Int) -> Bool {
    guard outline.token(token).kind == .identifier, outline.text(token) == state,
      outline.token(token + 1).kind != .colon,
      outline.blocks[outline.innermostBlock(of: token)].legality == .resultBuilder
    else { return false }
    return !outline.calls(in: view).contains { index in
      let call = outline.calls[index]
      return ["onChange", "animation", "onReceive", "task"].contains(call.name)
        && call.nameToken >= 0 && Int(call.nameToken) < token && token < call.tokens.end
    }
  }

  /// Whether a token is inside a block for which something holds, itself or by all uses of the view's
  /// member that it is written in; what stands in an alert or a sheet is where that is opened.
  private func isOnlyInside(_ token: Int, _ holds: (Int) -> Bool) -> Bool {
    outline.isOnly(token) { token in
      var block = outline.innermostBlock(of: token)
      while block > 0 {
        if holds(block) { return true }
        block = Int(outline.blocks[block].parent)
      }
      return false
    } orAll: { token in
      presentation(around: token).map { openers(of: $0) }
        ?? outline.usesOfMember(around: token, of: view)
    }
  }

  /// The innermost call that a token stands in which presents something: `.alert("Rename", isPresented: $isOpen) { … }`.
  private func presentation(around token: Int) -> Call? {
    outline.calls(in: view).last { index in
      let call = outline.calls[index]
      return call.nameToken >= 0 && Int(call.nameToken) < token && token < call.tokens.end
        && call.arguments.contains { isOpening($0) }
    }.map { outline.calls[$0] }
  }

  /// Where the view sets what a presentation is bound to.
  private func openers(of presentation: Call) -> [Int] {
    let bound = presentation.arguments.filter(isOpening).flatMap { argument in
      outline.arguments[Int(argument)].value.indices
        .filter { outline.token($0).kind == .identifier }
        .map { Name(String(outline.text($0).drop { $0 == "$" })) }
    }
    let set = view.ranges.flatMap { outline.assignments(in: $0) }.filter { index in
      let assignment = outline.assignments[index]
      return bound.contains(assignment.property)
        && !["nil", "false"].contains(outline.text(assignment.value))
    }
    return set.map { outline.assignments[$0].target.start }
  }

  /// Whether an argument binds what is presented to a state: `isPresented: $isOpen`.
  private func isOpening(_ argument: Int32) -> Bool {
    ["isPresented", "item"].contains(outline.arguments[Int(argument)].label)
  }

  /// Whether a block is a part of the view that a flag of something else opens.
  private func opens(_ block: Int, apartFrom state: String) -> Bool {
    guard outline.blocks[block].legality == .resultBuilder, !flag(opening: block).isEmpty else {
      return false
    }
    let names = outline.condition(ofBranch: block).indices
      .filter { outline.token($0).kind == .identifier }.map { outline.text($0) }
    return !names.contains(state)
      && names.allSatisfy { DrawnSections.calm.isDisjoint(with: Words.split($0)) }
  }

  /// The flag that has to be set for a branch to be there; empty where it is there by default, or
  /// something else decides that.
  private func flag(opening block: Int) -> String {
    let condition = outline.condition(ofBranch: block)
    guard !condition.isEmpty,
      condition.indices.allSatisfy({
        outline.token($0).kind == (($0 - condition.start) % 2 == 0 ? .identifier : .period)
      })
    else { return "" }
    if condition.count == 1, let own = property(outline.name(condition.start)),
      outline.text(own.value) == "true"
    {
      return ""
    }
    return outline.text(condition.end - 1)
  }

  private func property(_ name: Name) -> Declaration? {
    view.ranges.lazy.flatMap { outline.declarations(named: name, in: $0) }.first {
      $0.kind == .property
    }
  }

  /// Whether the code around a place asks the flag of a part, or sets it.
  private func knows(_ place: Int, _ block: Int) -> Bool {
    guard let body = outline.body(around: outline.innermostBlock(of: place)) else { return true }
    let flag = flag(opening: block)
    return (Int(outline.blocks[body].open)..<Int(outline.blocks[body].close)).contains {
      outline.token($0).kind == .identifier && outline.text($0) == flag
    }
  }

  /// Words of flags that go with what is told.
  private static let calm = Set(
    words: """
      error errors failed failure message alert loading loaded saving done empty text result results
      status toast banner success busy
      """)
}
