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

  /// A part of the view that is only seen where a flag is set.
  private struct Section {
    /// `isOpen`, `account.isMember`.
    let flag: TokenRange
    let contents: TokenRange
  }

  /// Whether all that the view shows of a state lies in parts that may be closed where code at one of
  /// the places runs that sets the state.
  ///
  /// A place in the part itself runs only while that is open.
  func mayBeClosed(around state: String, setAt places: [Int]) -> Bool {
    let drawn = view.indices.filter { draws(state, at: $0) }
    guard !drawn.isEmpty, !places.isEmpty else { return false }
    return drawn.allSatisfy { token in
      isOnly(token) {
        sections(around: $0).contains { section in
          opens(section, apartFrom: state)
            && places.contains { place in
              !knows(place, section.flag) && !isOnly(place, section.contents.contains)
            }
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

  /// Whether something holds of a token, or of all uses of the view's member that it is written in; what stands in
  /// an alert or a sheet is where that is opened.
  private func isOnly(_ token: Int, _ holds: (Int) -> Bool) -> Bool {
    outline.isOnly(token, holds) { token in
      presentation(around: token).map { openers(of: $0) }
        ?? outline.usesOfMember(around: token, of: view)
    }
  }

  // MARK: Sections

  /// The parts that a token is in, by an `if` around it or by `.opacity(isOpen ? 1 : 0)`.
  private func sections(around token: Int) -> [Section] {
    var result: [Section] = []
    for block in outline.blocks(around: outline.innermostBlock(of: token))
    where outline.blocks[block].legality == .resultBuilder {
      let condition = outline.condition(ofBranch: block)
      guard isFlag(condition) else { continue }
      result.append(Section(flag: condition, contents: outline.interior(of: block)))
    }
    for index in outline.calls(in: view) where outline.calls[index].name == "opacity" {
      let call = outline.calls[index]
      guard call.receiver.contains(token), let argument = call.arguments.first,
        case let value = outline.arguments[Int(argument)].value,
        let mark = value.indices.first(where: { outline.token($0).kind == .question }),
        case let flag = TokenRange(value.start, mark), isFlag(flag),
        outline.isNone(TokenRange(value.end - 1, value.end))
      else { continue }
      result.append(Section(flag: flag, contents: call.receiver))
    }
    return result
  }

  /// Whether a condition is one name, or a chain of them.
  private func isFlag(_ condition: TokenRange) -> Bool {
    !condition.isEmpty
      && condition.indices.allSatisfy {
        outline.token($0).kind == (($0 - condition.start) % 2 == 0 ? .identifier : .period)
      }
  }

  /// Whether a part is one that a flag of something else than the text opens, and not there by default.
  private func opens(_ section: Section, apartFrom state: String) -> Bool {
    let own = section.flag.count == 1 ? property(outline.name(section.flag.start)) : nil
    if let own {
      if outline.text(own.value) == "true" || isSet(own, in: ["onAppear", "task"]) { return false }
      if isSetByAction(own) { return true }
    }
    let names = section.flag.indices
      .filter { outline.token($0).kind == .identifier }.map { outline.text($0) }
    return !names.contains(state)
      && names.allSatisfy { DrawnSections.calm.isDisjoint(with: Words.split($0)) }
  }

  /// Whether a flag is off by default, and only the view's own code sets it, nowhere as the text changes or the view
  /// is told of something.
  private func isSetByAction(_ flag: Declaration) -> Bool {
    outline.text(flag.value) == "false"
      && flag.attributes.contains { outline.attributes[Int($0)].name == "State" }
      && !isSet(flag, in: ["onChange", "onReceive"])
  }

  /// Whether the view sets a flag in what modifiers of these names run.
  private func isSet(_ flag: Declaration, in modifiers: Set<Name>) -> Bool {
    sets(of: [flag.name]).contains { assignment in
      outline.closures(around: Int(assignment.block)).contains {
        outline.call(ofClosure: $0).map { modifiers.contains($0.name) } ?? false
      }
    }
  }

  private func property(_ name: Name) -> Declaration? {
    view.ranges.lazy.flatMap { outline.declarations(named: name, in: $0) }.first {
      $0.kind == .property
    }
  }

  /// Where the view sets properties, in source order.
  private func sets(of properties: [Name]) -> [Assignment] {
    view.ranges.flatMap { outline.assignments(in: $0) }.map { outline.assignments[$0] }
      .filter { properties.contains($0.property) }
  }

  // MARK: Presentations

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
    return sets(of: bound).filter { !["nil", "false"].contains(outline.text($0.value)) }
      .map(\.target.start)
  }

  /// Whether an argument binds what is presented to a state: `isPresented: $isOpen`.
  private func isOpening(_ argument: Int32) -> Bool {
    ["isPresented", "item"].contains(outline.arguments[Int(argument)].label)
  }

  // MARK: Places

  /// Whether code that runs along with that at a place asks a flag, or sets it, itself or in a function of the view
  /// that it calls.
  private func knows(_ place: Int, _ flag: TokenRange) -> Bool {
    let block = outline.innermostBlock(of: place)
    let function = outline.context(ofToken: place, inBlock: block).function
    guard function >= 0 else { return true }
    let name = outline.name(flag.end - 1)
    func runsAlong(_ token: Int) -> Bool {
      let other = outline.innermostBlock(of: token)
      guard outline.blocks[other].legality != .resultBuilder else { return false }
      return outline.isBlock(block, inside: other) || outline.isBlock(other, inside: block)
    }
    let tokens = outline.declarations[function].tokens
    if names(name, in: tokens, where: runsAlong) { return true }
    return outline.calls[outline.calls(in: tokens)].contains { call in
      outline.isOnSelf(call.receiver) && runsAlong(call.tokens.start)
        && view.ranges.flatMap { outline.declarations(named: call.name, in: $0) }.contains {
          $0.body >= 0 && names(name, in: $0.tokens) { _ in true }
        }
    }
  }

  private func names(_ flag: Name, in tokens: TokenRange, where isMeant: (Int) -> Bool) -> Bool {
    tokens.indices.contains {
      outline.token($0).kind == .identifier && outline.name($0) == flag && isMeant($0)
    }
  }

  /// Words of flags that go with what is told.
  private static let calm = Set(
    words: """
      error errors failed failure message alert loading loaded saving done empty text result results
      status toast banner success busy
      """)
}
