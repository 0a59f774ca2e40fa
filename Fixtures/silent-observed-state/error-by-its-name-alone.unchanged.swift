import SwiftUI

@MainActor
final class SyncModel: ObservableObject {
    @Published private(set) var didFail = false
    private let cloud = Cloud()

    func sync() async {
        do {
            try await cloud.sync()
        } catch {
            didFail = true
        }
    }
}

struct SyncView: View {
    @StateObject private var model = SyncModel()

    var body: some View {
        VStack {
            Button("Sync") {
                Task { await model.sync() }
            }
            if model.didFail {
                Label("Error", systemImage: "xmark.circle")
            }
        }
    }
}

struct Cloud: Sendable {
    func sync() async throws {}
}
