import SwiftUI

struct ArchiveScreen: View {
  @State private var importStatus: String?

  var body: some View {
    VStack {
      ImportPanel(importStatus: $importStatus)
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
  @Binding var importStatus: String?

  var body: some View {
    if let importStatus {
      Text(importStatus)
    }
  }
}
