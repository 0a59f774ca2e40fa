// fixture: --ios 17.0
import SwiftUI

struct MuseumView: View {
    @State private var exhibits: [Exhibit] = []
    @State private var failure: String?

    var body: some View {
        List(exhibits) { exhibit in Text(exhibit.name) }
            .overlay { Text(failure ?? "") }
            .task {
                do {
                    exhibits = try await Museum.exhibits()
                    AccessibilityNotification.Announcement(
                        "Exhibits loaded: \(exhibits.count)"
                    ).post()
                } catch {
                    failure = "The exhibits could not be loaded."
                    if !Task.isCancelled {
                        AccessibilityNotification.Announcement(
                            AttributedString(
                                "The exhibits could not be loaded.",
                                attributes: AttributeContainer()
                                    .accessibilitySpeechAnnouncementPriority(.high)
                            )
                        ).post()
                    }
                }
            }
    }
}

struct Exhibit: Identifiable {
    let id: Int
    let name: String
}

enum Museum {
    static func exhibits() async throws -> [Exhibit] { [] }
}
