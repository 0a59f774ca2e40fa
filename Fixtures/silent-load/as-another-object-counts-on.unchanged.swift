// fixture: --ios 16.0
import SwiftUI

@MainActor
final class AlbumModel: ObservableObject {
    @Published var songs: [String] = []

    func loadSongs() async {
        songs = await Discs.songs()
    }
}

@MainActor
final class Downloads: ObservableObject {
    @Published var version = 0

    func fetch(_ song: String) async {
        await Discs.fetch(song)
        version += 1
    }
}

struct AlbumView: View {
    @StateObject private var model = AlbumModel()
    @ObservedObject var downloads: Downloads

    var body: some View {
        List(model.songs, id: \.self) { song in
            Button(song) { Task { await downloads.fetch(song) } }
        }
        .onChange(of: downloads.version) { _ in
            Task { await model.loadSongs() }
        }
    }
}

enum Discs {
    static func songs() async -> [String] { [] }
    static func fetch(_ song: String) async {}
}
