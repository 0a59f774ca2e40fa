import Driver
import Fixing
import Parsing
import Settings
import SourceText
import Testing

/// Code as it is while somebody types it.
@Suite struct UnfinishedCodeTests {
  @Test(arguments: [
    // A binding whose name is still to come.
    """
    import SwiftUI
    struct Shelf: View {
      @State private var typed = ""
      var found: [String] { books.filter { $0.contains(typed) } }
      var body: some View {
        List {
          if found.isEmpty { Text("No books") }
        }
        .searchable(text: $)
      }
    }
    """
  ])
  func hasNothingToBeTold(_ text: String) {
    let file = SourceFile(
      path: "Shelf.swift", bytes: ContiguousArray(text.utf8), language: .swift)
    let analysis = ProjectAnalysis.analysis(Configuration())
    let outline = outline(file)
    #expect(!analysis.needsSecondPass(outline, analysis.facts(outline)))
  }
}
