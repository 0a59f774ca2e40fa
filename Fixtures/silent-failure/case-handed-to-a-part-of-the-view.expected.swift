// fixture: --ios 17.0
import SwiftUI

struct MenuView: View {
    enum Phase {
        case loading
        case served([String])
        case failed(String)
    }

    @State private var phase = Phase.loading
    let kitchen: Kitchen

    var body: some View {
        switch phase {
        case .loading:
            ProgressView()
        case .served(let dishes):
            List(dishes, id: \.self) { Text($0) }
        case .failed(let message):
            failure(text: message)
        }
    }

    @ViewBuilder
    private func failure(text message: String) -> some View {
        VStack {
            Text(message)
            Button("Ask again") {
                Task { await ask() }
            }
        }
    }

    private func ask() async {
        phase = .loading
        do {
            phase = .served(try await kitchen.menu())
        } catch {
            phase = .failed(error.localizedDescription)
            let announcement = "Error: \(error.localizedDescription)"
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                AccessibilityNotification.Announcement(
                    AttributedString(
                        announcement,
                        attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                    )
                ).post()
            }
        }
    }
}

final class Kitchen: Sendable {
    func menu() async throws -> [String] { [] }
}
