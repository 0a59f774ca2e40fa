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
  @State private var isUnfolded = false

  var body: some View {
    Button("Details") { isUnfolded.toggle() }
    if isUnfolded {
      Text(importStatus ?? "")
      if let importStatus {
        Text(importStatus)
      }
    }
  }
}
