// fixture: --unsafe-fixes
import SwiftUI

struct RenameView: View {
    @Environment(\.dismiss) private var dismiss
    let store: NameStore

    var body: some View {
        Text("Name")
    }

    func save(_ name: String) {
        store.name = name
        UIAccessibility.post(notification: .announcement, argument: "Name saved")
        dismiss()
    }
}

@MainActor final class NameStore {
    var name = ""
}
