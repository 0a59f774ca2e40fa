import SwiftUI

@MainActor
final class KilnModel: ObservableObject {
    @Published private(set) var firings: [Firing] = []
    @Published private(set) var isLoading = false
    @Published private(set) var error: KilnProblem?

    func load() async {
        isLoading = true
        error = nil
        do {
            firings = try await KilnService.firings()
        } catch {
            self.error = .cold
        }
        isLoading = false
    }
}

struct KilnView: View {
    @StateObject private var model = KilnModel()

    var body: some View {
        VStack {
            if model.isLoading { ProgressView() }
            if let error = model.error {
                Text(error.text)
            }
            List(model.firings) { Text($0.name) }
        }
        .task {
            await model.load()
        }
        .onChange(of: model.error?.text) { newValue in
            if let message = newValue {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}

struct Firing: Identifiable, Sendable {
    let id: Int
    let name: String
}

struct KilnProblem {
    static let cold = KilnProblem(text: "The kiln is cold.")
    var text: String
}

enum KilnService {
    static func firings() async throws -> [Firing] { [] }
}
