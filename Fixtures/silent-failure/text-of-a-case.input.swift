import SwiftUI

struct RouteView: View {
    enum Phase {
        case loading
        case loaded([String])
        case failed(String)
    }

    @State private var phase = Phase.loading

    var body: some View {
        VStack {
            switch phase {
            case .loading:
                ProgressView()
            case .loaded(let stops):
                ForEach(stops, id: \.self) { Text($0) }
            case .failed(let message):
                Text(message)
            }
            Button("Retry") { Task { await load() } }
        }
    }

    private func load() async {
        phase = .loading
        do {
            phase = .loaded(try await Routes.stops())
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}

enum Routes {
    static func stops() async throws -> [String] { [] }
}
