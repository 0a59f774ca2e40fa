// fixture: --ios 16.0
import SwiftUI

@MainActor
final class LoanModel: ObservableObject {
    enum State { case idle, loading, failed(Error), loaded(String) }
    @Published var state = State.idle

    func load() async {
        state = .loading
        do {
            state = .loaded(try await LoanDesk.next())
        } catch {
            state = .failed(error)
        }
    }
}

struct LoanItemView: View {
    @StateObject private var model = LoanModel()

    var body: some View {
        VStack {
            switch model.state {
            case .idle: EmptyView()
            case .loading: ProgressView()
            case .failed(let error):
                Text(error.localizedDescription)
                    .onAppear {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Error: \(error.localizedDescription)"
                        )
                    }
            case .loaded(let loan): Text(loan)
            }
            Button("Load") { Task { await model.load() } }
        }
        .navigationTitle("Loan")
    }
}

enum LoanDesk {
    static func next() async throws -> String { "" }
}
