import SwiftUI

@MainActor
final class CheckInModel: ObservableObject {
    @Published private(set) var errorMessage: String?

    func checkIn() async {
        do {
            try await Desk.checkIn()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct CheckInModifier: ViewModifier {
    @StateObject private var model = CheckInModel()

    func body(content: Content) -> some View {
        content
            .overlay {
                if let message = model.errorMessage {
                    Text(message)
                }
            }
            .task { await model.checkIn() }
            .onTapGesture { Task { await model.checkIn() } }
    }
}

enum Desk {
    static func checkIn() async throws {}
}
