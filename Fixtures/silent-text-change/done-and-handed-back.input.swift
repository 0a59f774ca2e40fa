// fixture: --ios 17.0
import SwiftUI

struct NewFeedView: View {
    let onAdded: () -> Void
    @State private var address = ""
    @State private var successMessage = ""
    @State private var showsSuccess = false

    var body: some View {
        Form {
            TextField("Address", text: $address)
            if showsSuccess { Text(successMessage) }
            Button("Add") { add() }
        }
    }

    private func add() {
        Task {
            await Feeds.add(address)
            await MainActor.run {
                successMessage = "The feed was added."
                showsSuccess = true
                onAdded()
            }
        }
    }
}

enum Feeds {
    static func add(_ address: String) async {}
}
