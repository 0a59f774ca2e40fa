import SwiftUI

@MainActor
final class FirmwareUpdater: ObservableObject {
  @Published var statusMessage = ""
  @Published var isUpdating = false

  func start() async {
    isUpdating = true
    do {
      try await transfer()
      statusMessage = "The update is complete."
    } catch {
      statusMessage = error.localizedDescription
    }
    isUpdating = false
  }

  private func transfer() async throws {}
}

struct FirmwareScreen: View {
  @StateObject private var updater = FirmwareUpdater()

  var body: some View {
    VStack {
      UpdatePanel(heading: "Firmware", statusMessage: updater.statusMessage)
      if updater.isUpdating {
        ProgressView()
      }
      Button("Start") { Task { await updater.start() } }
    }
    .onChange(of: updater.statusMessage) { statusMessage in
      if !statusMessage.isEmpty {
        UIAccessibility.post(notification: .announcement, argument: statusMessage)
      }
    }
  }
}

struct UpdatePanel: View {
  let heading: String
  let statusMessage: String

  var body: some View {
    VStack {
      Text(heading)
      Text(statusMessage)
    }
  }
}
