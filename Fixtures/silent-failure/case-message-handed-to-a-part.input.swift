// fixture: --ios 16.0
import SwiftUI

@MainActor
final class PlanModel: ObservableObject {
    enum State { case loading, failed(String), loaded(String) }
    @Published var state = State.loading

    func load() async {
        state = .loading
        do {
            state = .loaded(try await Plans.current())
        } catch {
            state = .failed("No plan for today")
        }
    }
}

struct PlanView: View {
    @StateObject private var model = PlanModel()

    var body: some View {
        VStack {
            switch model.state {
            case .loading: ProgressView()
            case .failed(let message): problem(message: message)
            case .loaded(let plan): Text(plan)
            }
            Button("Load") { Task { await model.load() } }
        }
    }

    private func problem(message: String) -> some View {
        VStack {
            Image(systemName: "wifi.exclamationmark")
            Text(message)
        }
    }
}


enum Plans {
    static func current() async throws -> String { "" }
}
