import SwiftUI

struct ListsView: View {
    @State private var errorKey: String?

    var body: some View {
        VStack {
            if let errorKey { Text(LocalizedStringKey(errorKey)) }
            Button("Delete") {
                Task {
                    do {
                        try await Lists.delete()
                    } catch {
                        errorKey = "lists.delete.failed"
                    }
                }
            }
        }
    }
}

enum Lists {
    static func delete() async throws {}
}
