import SwiftUI

struct NotesView: View {
    let plantID: String
    @State private var notes: [Note] = []
    @State private var isLoading = false
    @State private var notesError: String?

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
            } else if let notesError {
                Text(notesError)
            } else {
                ForEach(notes) { Text($0.text) }
            }
        }
        .task { await loadNotes() }
    }

    private func loadNotes() async {
        isLoading = true
        defer { isLoading = false }
        do {
            notes = try await NotesAPI.live.notes(for: plantID)
            UIAccessibility.post(
                notification: .announcement,
                argument: "Notes loaded: \(notes.count)"
            )
        } catch {
            notesError = error.localizedDescription
            if !Task.isCancelled {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Error: \(error.localizedDescription)"
                )
            }
        }
    }
}

struct Note: Identifiable {
    let id: Int
    let text: String
}

final class NotesAPI {
    nonisolated(unsafe) static let live = NotesAPI()
    func notes(for plantID: String) async throws -> [Note] { [] }
}
