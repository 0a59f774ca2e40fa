// fixture: --unsafe-fixes
import SwiftUI

struct RenameView: View {
    @State private var isOpen = true
    let store: NameStore

    var body: some View {
        Text("Name")
    }

    func save(_ name: String) {
        store.name = name
        UIAccessibility.post(notification: .announcement, argument: "Name saved")
        dismiss()
    }

    private func dismiss() {
        print(isOpen)
    }
}

@MainActor final class NameStore {
    var name = ""
}
