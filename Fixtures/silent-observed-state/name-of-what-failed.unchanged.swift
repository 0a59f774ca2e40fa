import SwiftUI

struct UploadView: View {
    @ObservedObject var model: UploadModel
    let shipName: String

    var body: some View {
        VStack {
            switch model.state {
            case .idle:
                Text("Nothing to send")
            case .sending:
                ProgressView()
            case .failed:
                HStack {
                    Text(shipName)
                    Button("Retry") { model.send() }
                }
            }
        }
    }
}

@MainActor
final class UploadModel: ObservableObject {
    enum State { case idle, sending, failed }
    @Published var state = State.idle

    func send() {
        state = .sending
        Task {
            do { try await upload() } catch { state = .failed }
        }
    }

    private func upload() async throws {}
}
