import SwiftUI

struct ArchiveScreen: View {
  @State private var importStatus = "Import"

  var body: some View {
    WideControl(caption: importStatus) { Task { await load() } }
  }

  private func load() async {
    await readArchive()
    importStatus = "Archive imported"
  }

  private func readArchive() async {}
}

struct WideControl: View {
  let caption: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      Text(caption)
        .padding()
    }
  }
}
