// fixture: --ios 17.0
import SwiftUI

struct NoteListView: View {
  @State private var notes: [Note] = []
  @State private var isLoading = false

  var body: some View {
    List(notes) { note in Text(note.title) }
      .overlay { if isLoading { ProgressView() } }
      .task {
        isLoading = true
        notes = await NoteService.all()
        if !Task.isCancelled {
          AccessibilityNotification.Announcement("Notes loaded: \(notes.count)").post()
        }
        isLoading = false
      }
  }
}

struct Note: Identifiable, Sendable {
  let id: Int
  let title: String
}

enum NoteService {
  static func all() async -> [Note] { [] }
  static func allOrNone() async throws -> [Note] { [] }
}
