// fixture: --ios 16.0
import SwiftUI

struct BerthsView: View {
    @State private var problem: Error?
    @State private var berths: [String] = []
    let client: Client

    var body: some View {
        VStack {
            if let problem {
                ProblemBox(cause: problem)
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
}

struct ProblemBox: View {
    let cause: Error
    @State private var isOpen = false

    var body: some View {
        VStack {
            Image(systemName: "exclamationmark.triangle")
            Text("That did not work")
            Toggle("Details", isOn: $isOpen)
            if isOpen {
                Text(cause.localizedDescription)
            }
        }
    }
}

struct Client: Sendable {
    func reserve() async throws -> [String] { [] }
}
