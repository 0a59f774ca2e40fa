import Indexing
import Lexing
package import Outlining
import SourceText

/// Where a file shows that something is waited for: spinners, flags, texts such as "Loading…".
package struct Waits: Sendable {
  /// A statement that shows that a wait begins, or that it is over.
  package struct Place: Sendable {
    package var token: Int
    package var block: Int
    var begins: Bool

    package init(token: Int, block: Int, begins: Bool) {
      self.token = token
      self.block = block
      self.begins = begins
    }
  }

  private let outline: SyntaxOutline
  /// The blocks in which a wait is seen to begin.
  private let begins: [Int]
  /// Where one is seen to be over.
  private let ends: [Place]
  /// Whether a view of the file shows it by its own state: then for all that the file does.
  private let isOfView: Bool
  /// The functions that the places lie in.
  private let functions: Set<Int>
  private let names: Set<Name>
  /// The names of what these functions call.
  private let called: Set<Name>

  package init(_ outline: SyntaxOutline, _ places: [Place], isOfView: Bool) {
    self.outline = outline
    begins = places.filter(\.begins).map(\.block)
    ends = places.filter { !$0.begins }
    self.isOfView = isOfView
    // Where a view's state shows it, nobody asks which function does.
    functions =
      isOfView
      ? []
      : Set(
        places.map { outline.context(ofToken: $0.token, inBlock: $0.block).function }
          .filter { $0 >= 0 })
    names = Set(functions.map { outline.declarations[$0].name })
    called = Set(
      functions.flatMap { function in
        outline.calls(in: outline.declarations[function].tokens).map { outline.calls[$0].name }
      })
  }

  package var isEmpty: Bool { !isOfView && functions.isEmpty }

  /// Whether it is shown that what an event comes from is waited for: in its function, or in one that
  /// calls it or is called by it.
  package func isShown(for event: Event) -> Bool {
    guard !isEmpty, !isOfView, event.function >= 0 else { return !isEmpty }
    let function = outline.declarations[event.function]
    if functions.contains(event.function) || called.contains(function.name) { return true }
    return outline.calls(in: function.tokens).contains {
      names.contains(outline.calls[$0].name)
    }
  }

  /// Whether code beside an event's shows the wait that it ends.
  ///
  /// That is what comes before it on every way through its function, another case of the same
  /// `switch`, be it one over the state that a view shows, or another closure that the same object
  /// keeps. Where a function is only called from there, its own events are meant as well.
  package func endsWait(_ event: Event) -> Bool {
    if isOver(before: event) || event.changes.contains(where: \.endsWait) { return true }
    guard !begins.isEmpty else { return false }
    if begins.contains(where: { isBeside($0, event.home) }) { return true }
    guard event.function >= 0, event.context.closure < 0 else { return false }
    let name = outline.declarations[event.function].name
    let calls = outline.callsOnSelf(of: name)
    return !calls.isEmpty
      && calls.allSatisfy { call in begins.contains { isBeside($0, Int(call.block)) } }
  }

  /// Whether a wait is seen to begin in a function, by its index.
  package func begins(in function: Int) -> Bool {
    guard function >= 0 else { return false }
    let body = outline.declarations[function].tokens
    return begins.contains { body.contains(Int(outline.blocks[$0].open)) }
  }

  /// Whether a wait is over along with an event, before or after it.
  package func isOver(with event: Event) -> Bool { isOver(event, before: .max) }

  /// Whether a wait is over before an event.
  private func isOver(before event: Event) -> Bool {
    isOver(event, before: event.changes[0].subject.start)
  }

  /// The same in the blocks around an event, as far as its function, before a token.
  private func isOver(_ event: Event, before end: Int) -> Bool {
    for block in outline.blocks(around: event.home) {
      if ends.contains(where: { $0.block == block && $0.token < end }) { return true }
      let around = outline.blocks[block]
      // What is handed to the main queue comes next.
      let isHop = around.kind == .closure && outline.role(of: Int(around.closure)) == .mainHop
      if !isHop, around.kind.isBody { return false }
    }
    return false
  }

  private func isBeside(_ wait: Int, _ home: Int) -> Bool {
    let cases = outline.enclosing(wait, .caseBody, throughClosures: true).map { outline.blocks[$0] }
    let isOtherCase = outline.enclosing(home, .caseBody, throughClosures: true).contains { index in
      let block = outline.blocks[index]
      return cases.contains { $0.parent == block.parent && $0.open != block.open }
    }
    if isOtherCase { return true }
    guard
      let kept = outline.enclosing(home, .closure, throughClosures: true).compactMap(holder).first,
      let other = outline.enclosing(wait, .closure, throughClosures: true).compactMap(holder).first
    else { return false }
    return kept.name == other.name && kept.parent == other.parent && kept.open != other.open
  }

  /// What keeps a closure in one of its properties: `model.onLoaded = { … }`; `nil` for others.
  private func holder(of closure: Int) -> (name: Name, parent: Int32, open: Int32)? {
    let block = outline.blocks[closure]
    let before = Int(block.open) - 1
    guard before > 2, outline.token(before).kind == .equal,
      outline.token(before - 1).kind == .identifier,
      let holder = outline.holder(ofProperty: before - 1)
    else { return nil }
    return (outline.name(holder), block.parent, block.open)
  }
}
