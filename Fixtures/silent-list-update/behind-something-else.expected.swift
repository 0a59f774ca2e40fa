// fixture: --ios 17.0
import SwiftUI

struct TalksView: View {
  @State private var query = ""
  var talks: [String]

  private var isSearching: Bool { !query.isEmpty }
  private var kept: [String] { talks.filter { query.isEmpty || $0.contains(query) } }

  var body: some View {
    VStack {
      if talks.count > 9000 {
        Text("Too many talks")
      } else if kept.isEmpty {
        Text("No talks match")
      } else {
        List(kept, id: \.self) { Text($0) }
      }
    }
    .searchable(text: $query)
    .onChange(of: kept.isEmpty) { _, isEmpty in
      if isEmpty, !query.isEmpty {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          AccessibilityNotification.Announcement("No talks match").post()
        }
      }
    }
  }
}
