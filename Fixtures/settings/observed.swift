import SwiftUI

@MainActor
final class GateModel: ObservableObject {
    @Published var askedError: String?
    @Published var failure: (any Error)?
    @Published var syncMessage: String?
    @Published var checkMessage: String?
    private var observer: (any NSObjectProtocol)?

    func check() {
        checkMessage = "Checked"
        askedError = "No code given"
    }

    func open() async {
        do {
            try await Gate.open()
        } catch {
            failure = error
        }
    }

    func watch() {
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("gateDidMove"), object: nil, queue: .main
        ) { _ in
            self.syncMessage = "The gate has moved"
        }
    }
}

struct GateView: View {
    @StateObject private var model = GateModel()

    var body: some View {
        VStack {
            Text(model.checkMessage ?? "")
            Text(model.askedError ?? "")
            if let error = model.failure {
                Text(error.localizedDescription)
            }
            Text(model.syncMessage ?? "")
            Button("Check") { model.check() }
            Button("Open") {
                Task { await model.open() }
            }
        }
    }
}

enum Gate {
    static func open() async throws {}
}
