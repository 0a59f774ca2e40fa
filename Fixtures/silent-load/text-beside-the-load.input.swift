import SwiftUI

@MainActor
final class NotesModel: ObservableObject {
    @Published private(set) var notes: [String] = []

    func reload() async throws { notes = try await Notebook.notes() }
}

struct NotesView: View {
    @StateObject private var model = NotesModel()
    @State private var statusMessage: String?

    var body: some View {
        VStack {
            if let statusMessage { Text(statusMessage) }
            List(model.notes, id: \.self) { Text($0) }
            Button("Reload") { Task { await reload() } }
        }
    }

    private func reload() async {
        do {
            try await model.reload()
            statusMessage = "All notes are here"
        } catch {
            statusMessage = "The notes could not be read"
        }
    }
}

enum Notebook {
    static func notes() async throws -> [String] { [] }
}
