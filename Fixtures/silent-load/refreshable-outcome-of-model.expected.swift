// fixture: --ios 17.0
import SwiftUI

@MainActor
final class FerryModel: ObservableObject {
    @Published private(set) var ferries: [String] = []
    @Published private(set) var errorMessage: String?

    func reload() async {
        do {
            ferries = try await FerryService.ferries()
        } catch {
            errorMessage = error.localizedDescription
        }
    }
}

struct FerryView: View {
    @StateObject private var model = FerryModel()

    var body: some View {
        List {
            if let message = model.errorMessage {
                Text(message)
            }
            ForEach(model.ferries, id: \.self) { ferry in
                Text(ferry)
            }
        }
        .refreshable {
            await model.reload()
            if !Task.isCancelled {
                await MainActor.run {
                    if let error = model.errorMessage {
                        AccessibilityNotification.Announcement(
                            AttributedString(
                                error,
                                attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                            )
                        ).post()
                    } else {
                        AccessibilityNotification.Announcement(
                            "Ferries loaded: \(model.ferries.count)"
                        ).post()
                    }
                }
            }
        }
    }
}

enum FerryService {
    static func ferries() async throws -> [String] { [] }
}
