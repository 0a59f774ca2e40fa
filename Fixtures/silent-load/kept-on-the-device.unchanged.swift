import SwiftUI

struct TracksView: View {
    @State private var tracks: [String] = []
    @State private var isLoading = false
    let shelf: Shelf

    var body: some View {
        List(tracks, id: \.self) { Text($0) }
            .overlay { if isLoading { ProgressView() } }
            .task { await loadTracks() }
    }

    private func loadTracks() async {
        isLoading = true
        tracks = await shelf.fetchDownloadedTracks()
        isLoading = false
    }
}

@MainActor
final class Shelf {
    func fetchDownloadedTracks() async -> [String] { [] }
}
