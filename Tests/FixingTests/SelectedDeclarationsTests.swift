import Fixing
import Lexing
import Outlining
import Parsing
import SourceText
import Testing

@Suite struct SelectedDeclarationsTests {
  private static let text = """
    import UIKit

    let shared = 1

    final class Screen {
      var first: Int {
        get { 1 }
        set { print(newValue) }
      }

      func outer() {
        func inner() {
          work()
        }
        inner()
      }

      func other() {
        work()
      }
    }

    """

  private let file = SourceFile(
    path: "Screen.swift", bytes: ContiguousArray(text.utf8), language: .swift)
  private let lines = LineTable(ContiguousArray(text.utf8))

  private func selected(_ selection: (inout LineSelection) -> Void) -> SelectedDeclarations {
    var value = LineSelection(countsReturns: false)
    selection(&value)
    return SelectedDeclarations(outline(file), value)
  }

  /// The lines whose first byte that is no space may be changed.
  private func changeable(_ selected: SelectedDeclarations) -> [Int] {
    (1...lines.count).filter { line in
      var offset = lines.start(ofLine: line)
      while offset < file.bytes.count, file.bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      return selected.contains(offset)
    }
  }

  private func at(_ line: Int) -> Int { lines.start(ofLine: line) }

  @Test(arguments: [
    // Outside all declarations a line stands for itself.
    (1...1, [1]),
    (3...3, [3]),
    // A property is one with its accessors; the type holds the line as well.
    (7...7, [5, 6, 7, 8, 9, 10, 17, 21]),
    // What is around a function belongs to it, what is beside it does not.
    (13...13, [5, 10, 11, 12, 13, 14, 15, 16, 17, 21]),
    (15...15, [5, 10, 11, 15, 16, 17, 21]),
    (19...19, [5, 10, 17, 18, 19, 20, 21]),
    (5...5, [5, 10, 17, 21]),
    (2...4, [2, 3, 4]),
  ])
  func aPlaceBelongsToTheInnermostDeclaration(_ range: ClosedRange<Int>, _ expected: [Int]) {
    #expect(changeable(selected { $0.add(range) }) == expected)
  }

  @Test func whatIsTakenOutBetweenDeclarationsBelongsToNoneOfThem() {
    #expect(changeable(selected { $0.add(gapAfter: 16) }) == [5, 10, 17, 21])
    #expect(changeable(selected { $0.add(gapAfter: 18) }) == [5, 10, 17, 18, 19, 20, 21])
    #expect(changeable(selected { _ in }).isEmpty)
  }

  @Test func editsStayInside() {
    let selected = selected { $0.add(19...19) }
    #expect(selected.allows(.insert("    more()\n", at: at(20))))
    #expect(selected.allows(.insert("\nimport Accessibility", at: at(2) - 1)))
    #expect(!selected.allows(.insert("more()\n", at: at(2) - 1)))
    #expect(!selected.allows(.insert("    more()\n", at: at(16))))
    #expect(!selected.allows(.insert("    more()\n", at: at(13))))
    #expect(!selected.allows(Edit(range: ByteRange(at(13), at(20)), replacement: "")))
    #expect(selected.allows(Edit(range: ByteRange(at(19), at(20)), replacement: "")))
  }

  /// The last check reads bytes alone.
  @Test func bytesOutsideAreHeld() throws {
    let selected = selected { $0.add(19...19) }
    func holds(_ edits: Edit..., imports: [Edit] = []) throws -> Bool {
      let after = try file.bytes.applying(edits + imports)
      return selected.holds(before: file.bytes, after: after, imports: imports)
    }
    #expect(try holds())
    #expect(try holds(.insert("    more()\n", at: at(19)), .insert("    more()\n", at: at(20))))
    #expect(try holds(Edit(range: ByteRange(at(19), at(20)), replacement: "")))
    #expect(
      try holds(
        .insert("    more()\n", at: at(20)), imports: [.insert("import Accessibility\n", at: at(2))]
      ))
    #expect(try holds(imports: [.insert("import Accessibility\n", at: 0)]))
    #expect(try !holds(.insert("import Accessibility\n", at: at(2))))
    #expect(try !holds(.insert("more()\n", at: 0)))
    #expect(try !holds(.insert("    more()\n", at: at(16))))
    #expect(try !holds(.insert("    more()\n", at: at(7))))
    #expect(try !holds(Edit(range: ByteRange(at(13), at(14)), replacement: "")))
    #expect(!selected.allows(.insert("more()\n", at: file.bytes.count)))
  }
}
