import SwiftUI

@MainActor
final class KilnModel: ObservableObject {
    @Published private(set) var firings: [Firing] = []
    @Published private(set) var isLoading = false
    @Published private(set) var errorMessage = ""

    func load() async {
        isLoading = true
        errorMessage = ""
        do {
            firings = try await KilnService.firings()
        } catch {
            errorMessage = error.localizedDescription
        }
        isLoading = false
    }
}

struct KilnView: View {
    @StateObject private var model = KilnModel()

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            if !model.errorMessage.isEmpty {
                Text(model.errorMessage)
            }
            List(model.firings) { Text($0.name) }
        }
        .task {
            await model.load()
        }
    }
}

struct Firing: Identifiable, Sendable {
    let id: Int
    let name: String
}

enum KilnService {
    static func firings() async throws -> [Firing] { [] }
}
