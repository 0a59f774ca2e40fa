import SwiftUI

struct StartView: View {
    @StateObject private var model = StartModel()

    var body: some View {
        content
            .task { await model.start() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView()
        case let .failed(error):
            failure(error)
        case .ready:
            Text("All is ready")
        }
    }

    private func failure(_ error: Error) -> some View {
        Text(Explanation(of: error).words)
    }
}

struct Explanation {
    let words: String
    init(of error: Error) { words = "It did not start." }
}

@MainActor
final class StartModel: ObservableObject {
    enum State {
        case loading
        case ready
        case failed(Error)
    }

    @Published private(set) var state: State = .loading
    private let starter = Starter()

    func start() async {
        do {
            try await starter.start()
            state = .ready
        } catch {
            state = .failed(error)
        }
    }
}

struct Starter: Sendable {
    func start() async throws {}
}
