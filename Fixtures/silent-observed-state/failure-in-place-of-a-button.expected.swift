import SwiftUI

@MainActor
final class UpdateModel: ObservableObject {
    enum State {
        case idle
        case running
        case failed(String)
    }

    @Published var state = State.idle

    func begin() async {
        state = .running
        do {
            try await flash()
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    private func flash() async throws {}
}

struct UpdateView: View {
    @StateObject private var model = UpdateModel()

    var body: some View {
        VStack {
            Text("Firmware")
            switch model.state {
            case .idle:
                Button("Begin Update") {
                    Task { await model.begin() }
                }
            case .running:
                ProgressView()
            case .failed(let message):
                Text("Error: \(message)")
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                            UIAccessibility.post(
                                notification: .announcement,
                                argument: "Error: \(message)"
                            )
                        }
                    }
            }
        }
    }
}
