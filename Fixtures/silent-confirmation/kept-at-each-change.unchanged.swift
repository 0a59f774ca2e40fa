import SwiftUI

struct PillSettingsSheet: View {
    @State private var takesBreaks = false
    let store: PillStore

    var body: some View {
        VStack {
            Toggle("Breaks", isOn: $takesBreaks)
            Button("Done") { saveSettings() }
        }
        .onDisappear { saveSettings() }
    }

    private func saveSettings() {
        store.save(takesBreaks)
    }
}

struct PillStore {
    func save(_ takesBreaks: Bool) {}
}

struct PillHistory: View {
    var body: some View { Text("Saved") }
}
