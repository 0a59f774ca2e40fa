// fixture: --ios 17.0
import SwiftUI

struct SnapshotView: View {
    let address: URL
    let client: SnapshotClient

    @State private var image: String?
    @State private var error: Error?
    @State private var loaded: URL?

    var body: some View {
        VStack {
            Text("This is how the page looked when it was handed in.")
            if let error = error, address == loaded {
                Text(error.localizedDescription)
                    .foregroundColor(.red)
            } else if let image = image, address == loaded {
                Image(image)
                    .accessibilityLabel("Snapshot of the page")
            } else {
                ProgressView()
                    .onAppear {
                        client.fetch(address) { data, _, error in
                            image = data.map { "snapshot-\($0.count)" }
                            self.error = error
                            self.loaded = address
                            if let message = self.error?.localizedDescription {
                                AccessibilityNotification.Announcement(
                                    AttributedString(
                                        "Error: \(message)",
                                        attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                                    )
                                ).post()
                            }
                        }
                    }
            }
        }
    }
}

struct SnapshotClient {
    func fetch(_ url: URL, completion: @escaping (Data?, URLResponse?, Error?) -> Void) {}
}
