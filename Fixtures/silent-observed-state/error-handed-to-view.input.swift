// fixture: --ios 16.0
import SwiftUI

@MainActor
final class BuoyModel: ObservableObject {
    @Published var error: Error?
    @Published var readings: [Double] = []
    let client = Client()

    func reload() async {
        do {
            readings = try await client.readings()
        } catch {
            self.error = error
        }
    }
}

struct BuoyView: View {
    @StateObject private var model = BuoyModel()

    var body: some View {
        VStack {
            if let error = model.error {
                ProblemBox(error: error)
            }
            Button("Reload") {
                Task { await model.reload() }
            }
        }
    }
}

struct ProblemBox: View {
    let error: Error

    var body: some View {
        VStack {
            Image(systemName: "xmark")
            Text(error.localizedDescription)
        }
    }
}

struct Client: Sendable {
    func readings() async throws -> [Double] { [] }
}
