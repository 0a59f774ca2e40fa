// fixture: --ios 16.0
import SwiftUI

@MainActor
final class PlanModel: ObservableObject {
    enum State { case loading, failed(Error), loaded(String) }
    @Published var state = State.loading

    func load() async {
        state = .loading
        do {
            state = .loaded(try await Plans.current())
        } catch {
            state = .failed(error)
        }
    }
}

struct PlanView: View {
    @StateObject private var model = PlanModel()

    var body: some View {
        VStack {
            switch model.state {
            case .loading: ProgressView()
            case .failed(let error): ProblemView(error: error)
            case .loaded(let plan): Text(plan)
            }
            Button("Load") { Task { await model.load() } }
        }
    }
}

private struct ProblemView: View {
    let error: Error

    var body: some View {
        VStack {
            Image(systemName: "wifi.exclamationmark")
            Text(error.localizedDescription)
        }
    }
}

enum Plans {
    static func current() async throws -> String { "" }
}
