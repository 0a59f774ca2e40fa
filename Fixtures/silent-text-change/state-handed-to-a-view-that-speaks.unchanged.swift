import SwiftUI
import UIKit

struct ArchiveScreen: View {
  @State private var importStatus: String?

  var body: some View {
    VStack {
      ImportPanel(importStatus: importStatus)
      Button("Import") { Task { await load() } }
    }
  }

  private func load() async {
    await readArchive()
    importStatus = "Archive imported"
  }

  private func readArchive() async {}
}

struct ImportPanel: View {
  var importStatus: String?

  var body: some View {
    if let importStatus {
      Text(importStatus)
        .onAppear {
          UIAccessibility.post(notification: .announcement, argument: importStatus)
        }
    }
  }
}
