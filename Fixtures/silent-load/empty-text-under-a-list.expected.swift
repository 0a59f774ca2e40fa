// fixture: --ios 17.0
import SwiftUI

struct JournalView: View {
  @State private var entries: [String] = []

  var body: some View {
    List(entries, id: \.self) { entry in
      Text(entry)
    }
    .overlay {
      if entries.isEmpty {
        ContentUnavailableView("No Entries in the Journal", systemImage: "scroll")
      }
    }
    .refreshable {
      entries = await JournalStore.read()
      if !Task.isCancelled {
        await MainActor.run {
          if entries.isEmpty {
            AccessibilityNotification.Announcement("No Entries in the Journal").post()
          } else {
            AccessibilityNotification.Announcement("Items loaded: \(entries.count)").post()
          }
        }
      }
    }
  }
}

enum JournalStore {
  static func read() async -> [String] { [] }
}
