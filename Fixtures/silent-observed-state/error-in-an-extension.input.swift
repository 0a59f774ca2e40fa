// fixture: --ios 16.0
import SwiftUI

@MainActor
final class MooringsModel: ObservableObject {
    @Published var moorings: [String] = []
    @Published var errorMessage: String?

    func reload() async {
        do {
            moorings = try await HarbourService.moorings()
        } catch {
            errorMessage = "The moorings are not to be had"
        }
    }
}

struct MooringsView: View {
    @StateObject private var model = MooringsModel()

    var body: some View {
        VStack {
            header
            Button("Reload") { Task { await model.reload() } }
        }
    }
}

extension MooringsView {
    @ViewBuilder
    fileprivate var header: some View {
        if let message = model.errorMessage {
            Text(message)
        }
    }
}

enum HarbourService {
    static func moorings() async throws -> [String] { [] }
}
