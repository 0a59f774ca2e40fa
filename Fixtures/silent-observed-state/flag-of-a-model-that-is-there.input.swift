import SwiftUI

@Observable
@MainActor
final class KeyModel {
    private(set) var revealFailed = false
    private(set) var isRevealed = false

    func reveal() async {
        revealFailed = false
        guard await Owner.confirm() else {
            revealFailed = true
            return
        }
        isRevealed = true
    }
}

struct KeyView: View {
    @State private var model = KeyModel()

    var body: some View {
        VStack {
            secret(model)
        }
    }

    private func secret(_ model: KeyModel) -> some View {
        VStack {
            Button("Reveal") {
                Task { await model.reveal() }
            }
            if model.revealFailed {
                Text("The key stays hidden.")
            }
        }
    }
}

enum Owner {
    static func confirm() async -> Bool { true }
}
