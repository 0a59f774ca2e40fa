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
            if let message = model.errorMessage {
                Text(message)
            }
            Button("Reload") { Task { await model.reload() } }
        }
    }
}

struct PiersView: View {
    @ObservedObject var model: MooringsModel

    var body: some View { reload }
}

extension PiersView {
    fileprivate var reload: some View {
        Button("Reload") { Task { await model.reload() } }
            .onChange(of: model.errorMessage) { message in
                UIAccessibility.post(notification: .announcement, argument: message)
            }
    }
}

enum HarbourService {
    static func moorings() async throws -> [String] { [] }
}
