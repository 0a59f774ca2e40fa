import SwiftUI

enum CheckoutProblem: LocalizedError {
    case cardRefused
    case offline

    var errorDescription: String? {
        switch self {
        case .cardRefused: "Your card was refused. Try another one."
        case .offline: "You are offline."
        }
    }
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
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Error: \(problem.localizedDescription)"
                        )
                    }
                }
        }
    }
}

struct CheckoutProblemView: View {
    let problem: CheckoutProblem

    init(_ problem: CheckoutProblem) {
        self.problem = problem
    }

    var body: some View {
        Text(problem.localizedDescription)
    }
}

enum Till {
    static func charge() async throws {}
}
