import Lexing
import Outlining
import Parsing
import SourceText
import SwiftSyntax

/// `oracle seeded PATH…`: whether the comparison reports each of many faults, and only those.
struct SeededCommand {
  private let folders: [String]

  /// One way in which an outline may be wrong.
  private enum Fault: CaseIterable {
    case droppedToken, joinedTokens, shiftedEnd, shiftedStart, droppedStatement, otherKind
    case otherName, droppedDeclaration, addedDeclaration, otherLabel, droppedClosure, lostCall
  }

  init(_ arguments: [String]) { folders = arguments }

  func run() -> Bool {
    var random = SplitMix(state: 603)
    var tried = 0
    var missed = 0
    for path in Corpus.paths(in: folders) {
      guard let file = Corpus.file(path) else { continue }
      let tree = Corpus.tree(file)
      let outline = outline(file)
      guard !tree.hasError, !outline.isUnreliable else { continue }
      let reference = ReferenceFacts.of(tree)
      let clean = Comparison(reference: reference, outline: OutlineFacts.of(outline))
      guard clean.differences.values.allSatisfy(\.isEmpty) else { continue }
      for fault in Fault.allCases {
        guard let (facts, place) = seeded(fault, outline, &random) else { continue }
        tried += 1
        let found = Comparison(reference: reference, outline: facts).differences.values.joined()
        guard found.count == 1, let only = found.first, only.isAbout(place) else {
          missed += 1
          print("\(path): \(fault) at \(place): reported \(found.map(\.cause))")
          continue
        }
      }
    }
    print("seeded \(tried) faults, \(missed) not reported once and alone")
    Figures.add("Swift faults seeded", "\(tried)")
    Figures.add("Swift faults missed", "\(missed)")
    return tried > 0 && missed == 0
  }

  /// Returns the facts of `outline` with one fault, and an offset that the report has to name.
  private func seeded(
    _ fault: Fault, _ outline: SyntaxOutline, _ random: inout SplitMix
  ) -> (facts: [Fact], place: Int)? {
    var facts = OutlineFacts.of(outline)
    let category = category(of: fault)
    let candidates = facts.indices.filter { index in
      facts[index].category == category && isCandidate(facts[index], for: fault)
    }
    guard !candidates.isEmpty else { return nil }
    let chosen = candidates[random.next(below: candidates.count)]
    let place = facts[chosen].start
    switch fault {
    case .droppedToken, .droppedStatement, .droppedDeclaration, .droppedClosure:
      facts.remove(at: chosen)
    case .joinedTokens, .shiftedEnd: facts[chosen].end += 1
    case .shiftedStart:
      facts[chosen].start += 1
      return (facts, facts[chosen].start - 1)
    case .otherKind, .lostCall: facts[chosen].kind = "other"
    case .otherName, .otherLabel: facts[chosen].name = "somethingElse"
    case .addedDeclaration:
      var added = facts[chosen]
      added.kind = "added"
      facts.append(added)
    }
    return (facts, place)
  }

  private func category(of fault: Fault) -> Fact.Category {
    switch fault {
    case .droppedToken, .joinedTokens: .token
    case .shiftedEnd, .shiftedStart, .droppedStatement, .otherKind: .statement
    case .otherName, .droppedDeclaration, .addedDeclaration: .declaration
    case .otherLabel, .droppedClosure, .lostCall: .closure
    }
  }

  /// Whether a fault would change a fact: `yield` is a statement of another kind already.
  private func isCandidate(_ fact: Fact, for fault: Fault) -> Bool {
    switch fault {
    case .shiftedStart: fact.end - fact.start > 1
    case .otherKind, .lostCall: fact.kind != "other"
    default: true
    }
  }
}

extension Comparison.Difference {
  /// Whether one of the two facts begins at `offset`.
  fileprivate func isAbout(_ offset: Int) -> Bool {
    reference?.start == offset || outline?.start == offset
  }
}

/// Numbers that look random and are the same in every run.
struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
