import SwiftUI

enum CheckoutProblem: Error {
    case cardRefused
    case offline
}

final class CheckoutModel: ObservableObject {
    enum Phase {
        case idle
        case failed(CheckoutProblem)
    }

    @Published private(set) var phase: Phase = .idle

    @MainActor
    func pay() async {
        do {
            try await Till.charge()
        } catch {
            phase = .failed(.cardRefused)
        }
    }
}

struct CheckoutView: View {
    @StateObject private var model = CheckoutModel()

    var body: some View {
        switch model.phase {
        case .idle:
            Button("Pay") { Task { await model.pay() } }
        case .failed(let problem):
            CheckoutProblemView(problem)
        }
    }
}

struct CheckoutProblemView: View {
    let problem: CheckoutProblem

    init(_ problem: CheckoutProblem) {
        self.problem = problem
    }

    var body: some View {
        switch problem {
        case .cardRefused: Text("Your card was refused. Try another one.")
        case .offline: Text("You are offline.")
        }
    }
}

enum Till {
    static func charge() async throws {}
}
