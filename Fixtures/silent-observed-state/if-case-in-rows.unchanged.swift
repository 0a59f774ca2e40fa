// fixture: --ios 16.0
import SwiftUI

@MainActor
final class DockModel: ObservableObject {
    enum Phase { case idle, loading, failed(String) }
    @Published var phase = Phase.idle
    let client = Client()

    func reserve() async {
        phase = .loading
        do {
            try await client.reserve()
            phase = .idle
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}

struct DockView: View {
    @StateObject private var model = DockModel()

    var body: some View {
        VStack {
            ForEach([1, 2], id: \.self) { _ in
                if case let .failed(message) = model.phase {
                    Text(message)
                }
            }
            Button("Reserve") {
                Task { await model.reserve() }
            }
        }
    }
}

struct Client: Sendable {
    func reserve() async throws {}
}
