// fixture: --ios 17.0
import SwiftUI

/// What is said in any case comes before what only a search adds.
struct KindPicker: View {
  @State private var searchText = ""
  let kinds: [String]

  var body: some View {
    VStack {
      TextField("Search kinds", text: $searchText)
      if foundKinds.isEmpty {
        emptyState
      } else {
        List(foundKinds, id: \.self) { Text($0) }
      }
    }
    .onChange(of: foundKinds.isEmpty) { _, isEmpty in
      if isEmpty, !searchText.isEmpty {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          AccessibilityNotification.Announcement("No kinds found").post()
        }
      }
    }
  }

  private var emptyState: some View {
    VStack {
      Image(systemName: "questionmark")
      Text("No kinds found")
      if !searchText.isEmpty {
        Text("Use another word")
      }
    }
  }

  private var foundKinds: [String] {
    searchText.isEmpty ? kinds : kinds.filter { $0.contains(searchText) }
  }
}
