import SwiftUI

@MainActor
final class BoatsModel: ObservableObject {
    @Published private(set) var boats: [Boat] = []
    @Published private(set) var isLoading = false
    @Published private(set) var error: String?

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            boats = try await Harbour.boats()
        } catch {
            self.error = "Τα σκάφη δεν φορτώθηκαν."
        }
    }
}

struct BoatsView: View {
    @StateObject private var model = BoatsModel()

    var body: some View {
        VStack {
            Text("Τα σκάφη του λιμανιού")
            Text("Όλα όσα είναι εδώ σήμερα")
            Text("Δείτε και τα δρομολόγια")
            if model.isLoading { ProgressView("Λίγη υπομονή ακόμα") }
            if let error = model.error { Text(error) }
            List(model.boats) { Text($0.name) }
        }
        .task {
            await model.load()
            if !Task.isCancelled, let message = model.error {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}

struct Boat: Identifiable, Sendable {
    let id: Int
    let name: String
}

enum Harbour {
    static func boats() async throws -> [Boat] { [] }
}
