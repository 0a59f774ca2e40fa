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
    @State private var isOpen = false

    var body: some View {
        Button("Reload") { Task { await model.reload() } }
            .sheet(isPresented: $isOpen) { details }
    }
}

extension MooringsView {
    fileprivate var details: some View {
        VStack {
            Text("Details")
            problem
        }
    }

    @ViewBuilder
    fileprivate var problem: some View {
        if let message = model.errorMessage {
            Text(message)
        }
    }
}

enum HarbourService {
    static func moorings() async throws -> [String] { [] }
}
