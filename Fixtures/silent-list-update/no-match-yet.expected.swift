// fixture: --ios 17.0
import SwiftUI

struct LogView: View {
  @State private var query = ""
  var entries: [String]

  private var found: [String] {
    query.isEmpty ? entries : entries.filter { $0.contains(query) }
  }

  var body: some View {
    List {
      if found.isEmpty {
        Text("No matching entries yet")
      } else {
        ForEach(found, id: \.self) { Text($0) }
      }
    }
    .searchable(text: $query)
    .onChange(of: found.isEmpty) { _, isEmpty in
      if isEmpty, !query.isEmpty {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          AccessibilityNotification.Announcement("No matching entries yet").post()
        }
      }
    }
  }
}
