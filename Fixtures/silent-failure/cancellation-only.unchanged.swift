import SwiftUI

struct ArchiveView: View {
    @State private var entries: [String] = []
    @State private var note: String?
    let archive: Archive

    var body: some View {
        VStack {
            if let note { Text(note) }
            Text(entries.joined(separator: ", "))
        }
        .task {
            do {
                try await archive.open()
            } catch is CancellationError {
                note = "Loading was stopped."
            } catch {
                print(error)
            }
        }
    }
}

struct Archive {
    func open() async throws {}
}
