import SwiftUI

struct LensSettingsSheet: View {
    @State private var takesBreaks = false
    let store: LensStore

    var body: some View {
        VStack {
            Toggle("Breaks", isOn: $takesBreaks)
            Button("Done") { saveSettings() }
        }
    }

    private func saveSettings() {
        store.save(takesBreaks)
    }
}

struct LensStore {
    func save(_ takesBreaks: Bool) {}
}

struct LensHistory: View {
    var body: some View { Text("Saved") }
}
