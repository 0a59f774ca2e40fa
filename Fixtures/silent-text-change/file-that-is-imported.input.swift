import SwiftUI

struct LibraryView: View {
    @State private var importStatus: String?
    @State private var isImporting = false
    @State private var songs: [Song] = []

    var body: some View {
        List(songs) { SongRow(song: $0) }
            .toolbar { Button("Import") { isImporting = true } }
            .overlay { if let importStatus { Text(importStatus) } }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.audio]) { result in
                handleImport(result)
            }
    }

    private func handleImport(_ result: Result<URL, Error>) {
        switch result {
        case .success(let url):
            Task {
                do {
                    let song = try await SongImporter.shared.importFile(url)
                    songs.insert(song, at: 0)
                    importStatus = "Imported \(song.title)"
                } catch {
                    importStatus = "Import failed: \(error.localizedDescription)"
                }
            }
        case .failure(let error):
            importStatus = error.localizedDescription
        }
    }
}

struct Song: Identifiable, Sendable {
    var id = 0
    var title = ""
}

struct SongRow: View {
    let song: Song
    var body: some View { Text(song.title) }
}

@MainActor
final class SongImporter {
    static let shared = SongImporter()
    func importFile(_ url: URL) async throws -> Song { Song() }
}
