// fixture: --ios 15.0
import SwiftUI

struct FirmwareView: View {
    let updater: Updater
    @State private var statusText = String(localized: "Starting")
    @State private var statusDetailsText = String(localized: "Keep the device plugged in.")

    var body: some View {
        VStack {
            Text(statusText).font(.headline)
            if !statusDetailsText.isEmpty {
                Text(statusDetailsText)
            }
            Button("Update") { updater.update(onFailure: onUpdateFailed) }
        }
    }

    private func onUpdateFailed() {
        statusText = String(localized: "Update failed")
        statusDetailsText = String(localized: "The device may be locked.")
    }
}

struct Updater {
    func update(onFailure: @escaping () -> Void) {}
}
