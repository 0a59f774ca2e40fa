import SwiftUI

@MainActor
final class InvitationModel: ObservableObject {
    enum State {
        case loading
        case failed
        case loaded(String)
    }

    @Published var state = State.loading

    func load() async {
        do {
            state = .loaded(try await fetchCode())
        } catch {
            state = .failed
        }
    }

    private func fetchCode() async throws -> String { "" }
}

struct InvitationView: View {
    @StateObject private var model = InvitationModel()

    var body: some View {
        switch model.state {
        case .loading:
            ProgressView()
                .task {
                    await model.load()
                }
        case .failed:
            Text("Invitations are not available just now.")
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Invitations are not available just now."
                        )
                    }
                }
        case .loaded(let code):
            Text(code)
        }
    }
}
