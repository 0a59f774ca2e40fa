// fixture: --ios 17.0
import SwiftUI

struct OrderView: View {
    @State private var problem: String?
    let kitchen: Kitchen

    var body: some View {
        VStack {
            if let problem {
                banner(problem)
            }
            Button("Order") {
                Task {
                    do {
                        try await kitchen.order()
                    } catch {
                        problem = "The kitchen has closed, try the bar"
                        AccessibilityNotification.Announcement(
                            AttributedString(
                                "The kitchen has closed, try the bar",
                                attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                            )
                        ).post()
                    }
                }
            }
        }
    }

    private func banner(_ words: String) -> some View {
        HStack {
            Image(systemName: "exclamationmark.triangle")
            Text(words)
                .font(.footnote)
        }
    }
}

final class Kitchen: Sendable {
    func order() async throws {}
}
