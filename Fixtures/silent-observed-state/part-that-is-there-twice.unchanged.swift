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

    var body: some View {
        VStack {
            OrderPanel(pantry: pantry, title: "Fruit")
            OrderPanel(pantry: pantry, title: "Bread")
        }
    }
}

struct OrderPanel: View {
    @ObservedObject var pantry: PantryModel
    let title: String

    var body: some View {
        VStack {
            Text(title)
            if let message = pantry.orderError {
                Text(message)
            }
            Button("Order") {
                Task { await pantry.order() }
            }
        }
    }
}
