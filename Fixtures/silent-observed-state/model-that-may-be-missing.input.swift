import SwiftUI

@Observable
@MainActor
final class InviteModel {
    private(set) var error: String?

    func accept(_ code: String) async {
        error = nil
        do {
            try await Invites.shared.accept(code)
        } catch {
            self.error = "This invitation has expired."
        }
    }
}

struct InviteView: View {
    let code: String
    @State private var model: InviteModel?

    var body: some View {
        VStack {
            if let model {
                steps(model)
            }
        }
        .task { model = InviteModel() }
    }

    private func steps(_ model: InviteModel) -> some View {
        VStack {
            if let error = model.error {
                Text(error)
            }
            Button("Accept") {
                Task { await model.accept(code) }
            }
        }
    }
}

struct Invites {
    static let shared = Invites()
    func accept(_ code: String) async throws {}
}
