import SwiftUI

enum RosterError: LocalizedError {
    case gone

    var errorDescription: String? { "The entry is gone." }
}

struct RosterView: View {
    @State private var error: String?
    @State private var isDeleting = false
    let roster: Roster

    var body: some View {
        VStack {
            if isDeleting { ProgressView() }
            if let error {
                Text(error).foregroundColor(.red)
            }
            Button("Delete") { Task { await delete() } }
        }
    }

    private func delete() async {
        isDeleting = true
        defer { isDeleting = false }
        do {
            try await roster.delete()
        } catch {
            self.error = (error as? RosterError)?.errorDescription ?? error.localizedDescription
        }
    }
}

struct Roster: Sendable {
    func delete() async throws {}
}
