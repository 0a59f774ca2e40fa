import SwiftUI

struct FirmwareSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var showWarningAlert = true
    @State private var isRunning = false

    var body: some View {
        VStack {
            if showWarningAlert {
                FirmwareWarning(
                    onDismiss: { dismiss() },
                    onAccept: { showWarningAlert = false }
                )
            } else {
                ScrollView {
                    VStack(spacing: 20) {
                        VStack {
                            Text("Firmware Update")
                            Text("Over the air")
                        }
                        Text("Please stay on this screen until the update is complete.")
                        Button("Begin Update") {
                            isRunning = true
                        }
                    }
                }
            }
        }
    }
}

struct FirmwareWarning: View {
    let onDismiss: () -> Void
    let onAccept: () -> Void

    var body: some View {
        VStack {
            Text("The device may stop working if the update is broken off.")
            Button("Cancel", action: onDismiss)
            Button("Accept", action: onAccept)
        }
    }
}
