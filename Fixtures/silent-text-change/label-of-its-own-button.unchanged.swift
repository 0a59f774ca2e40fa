import SwiftUI

struct ExportSection: View {
  let exporter: NoteExporter
  @State private var exportResult: String?

  var body: some View {
    Section {
      Button {
        let count = exporter.exportAll()
        exportResult = "Exported \(count) notes"
      } label: {
        Text(exportResult ?? "Export all notes now")
      }
    }
  }
}

protocol NoteExporter {
  @MainActor func exportAll() -> Int
}
