import SwiftUI

@main
struct PantryApp: App {
    @StateObject private var pantry = PantryModel()

    var body: some Scene {
        WindowGroup { PantryScreen(pantry: pantry) }
    }
}

@MainActor
final class PantryModel: ObservableObject {
    @Published var orderError: String?

    func order() async {
        do {
            try await Grocer.order()
        } catch {
            orderError = error.localizedDescription
        }
    }
}

enum Grocer {
    static func order() async throws {}
}

struct PantryScreen: View {
    @ObservedObject var pantry: PantryModel
    @AccessibilityFocusState private var isTitleFocused: Bool

    var body: some View {
        VStack {
            Text("Pantry")
                .accessibilityFocused($isTitleFocused)
            if let message = pantry.orderError {
                Text(message)
            }
            Button("Order") {
                Task { await pantry.order() }
            }
        }
        .onAppear { isTitleFocused = true }
    }
}
