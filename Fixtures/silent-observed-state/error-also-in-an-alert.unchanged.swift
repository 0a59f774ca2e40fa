import SwiftUI

@MainActor
final class InterviewModel: ObservableObject {
    @Published var errorMessage: String?
    @Published var isOver = false

    func evaluate() async {
        do {
            try await Interviews.evaluate()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct InterviewView: View {
    @StateObject private var model = InterviewModel()
    @State private var isAlertShown = false

    var body: some View {
        VStack {
            Button("Evaluate") { Task { await model.evaluate() } }
            if model.isOver, let message = model.errorMessage {
                Text(message)
            }
        }
        .alert("Attention", isPresented: $isAlertShown) {
            Button("OK") {}
        } message: {
            Text(model.errorMessage ?? "")
        }
    }
}

enum Interviews {
    static func evaluate() async throws {}
}
