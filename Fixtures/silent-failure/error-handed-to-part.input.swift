// fixture: --ios 16.0
import SwiftUI

struct BerthsView: View {
    @State private var problem: Error?
    @State private var berths: [String] = []
    let client: Client

    var body: some View {
        VStack {
            if let problem {
                problemBox(problem)
            }
            Button("Reserve") {
                Task {
                    do {
                        berths = try await client.reserve()
                    } catch {
                        problem = error
                    }
                }
            }
        }
    }

    private func problemBox(_ cause: Error) -> some View {
        VStack {
            Image(systemName: "exclamationmark.triangle")
            Text(cause.localizedDescription)
        }
    }
}

struct Client: Sendable {
    func reserve() async throws -> [String] { [] }
}
