// fixture: --ios 17.0
import SwiftUI

struct CollectionsView: View {
    @State private var collections: [String] = []
    @State private var isLoading = false

    var body: some View {
        VStack {
            if isLoading {
                ProgressView()
            } else if collections.isEmpty {
                Text("No reading shelves yet")
            } else {
                List(collections, id: \.self) { Text($0) }
            }
        }
        .task { await loadCollections() }
    }

    private func loadCollections() async {
        isLoading = true
        collections = await Attic.collections()
        if !Task.isCancelled {
            if collections.isEmpty {
                AccessibilityNotification.Announcement("No reading shelves yet").post()
            } else {
                AccessibilityNotification.Announcement(
                    "Reading shelves loaded: \(collections.count)"
                ).post()
            }
        }
        isLoading = false
    }
}

enum Attic {
    static func collections() async -> [String] { [] }
}
