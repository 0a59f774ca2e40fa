// fixture: --ios 16.0
import SwiftUI

struct PiersView: View {
    enum Phase { case idle, loading, failed(Error), loaded([String]) }
    @State private var phase = Phase.idle
    let client: Client

    var body: some View {
        VStack {
            switch phase {
            case .idle: EmptyView()
            case .loading: ProgressView()
            case .failed(let error): ProblemBox(error: error)
            case .loaded(let piers): Text(piers.joined())
            }
            Button("Find") { find() }
        }
    }

    private func find() {
        phase = .loading
        Task {
            do {
                phase = .loaded(try await client.piers())
            } catch {
                phase = .failed(error)
            }
        }
    }
}

struct ProblemBox: View {
    let error: Error

    var body: some View {
        HStack {
            Image(systemName: "exclamationmark.triangle")
            Text(error.localizedDescription)
        }
    }
}

struct Client: Sendable {
    func piers() async throws -> [String] { [] }
}
