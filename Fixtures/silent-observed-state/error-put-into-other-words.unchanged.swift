import SwiftUI

@MainActor
final class SingersModel: ObservableObject {
    @Published var errorMessage: String?

    func search() async {
        do {
            try await Singers.search()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct SingersView: View {
    @StateObject private var model = SingersModel()

    var body: some View {
        VStack {
            Button("Search") { Task { await model.search() } }
            if let errorMessage = model.errorMessage {
                notice(title: "Search failed", message: singerErrorMessage(errorMessage))
            }
        }
    }

    private func notice(title: String, message: String) -> some View {
        VStack {
            Text(title)
            Text(message)
        }
    }

    private func singerErrorMessage(_ message: String) -> String {
        message.isEmpty ? "Try again later." : "The singers could not be found."
    }
}

enum Singers {
    static func search() async throws {}
}
