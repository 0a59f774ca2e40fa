// fixture: --ios 16.0 --unsafe-fixes --set priority.availability=guarded
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
                        if #available(iOS 17.0, *) {
                            UIAccessibility.post(
                                notification: .announcement,
                                argument: NSAttributedString(
                                    string: error,
                                    attributes: [
                                        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                                    ]
                                )
                            )
                        } else {
                            UIAccessibility.post(notification: .announcement, argument: error)
                        }
                    } else {
                        UIAccessibility.post(
                            notification: .announcement,
                            argument: "Ferries loaded: \(model.ferries.count)"
                        )
                    }
                }
            }
        }
    }
}

enum FerryService {
    static func ferries() async throws -> [String] { [] }
}
