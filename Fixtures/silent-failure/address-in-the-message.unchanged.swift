import SwiftUI

struct AttachmentView: View {
    @State private var problem: String?
    let fileURL: URL
    let store: AttachmentStore

    var body: some View {
        VStack {
            if let problem {
                Text(problem).foregroundColor(.red)
            }
            Button("Open") { Task { await open() } }
        }
    }

    private func open() async {
        do {
            try await store.open(fileURL)
        } catch {
            problem = "Could not open: \(error.localizedDescription)\n\nAddress: \(fileURL)"
        }
    }
}

protocol AttachmentStore: Sendable {
    func open(_ url: URL) async throws
}
