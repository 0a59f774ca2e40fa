import SwiftUI

struct AlbumView: View {
    let library: Library
    @State private var albums: [String] = []
    @State private var errorMessage: String?

    var body: some View {
        List {
            if let errorMessage {
                Text(errorMessage)
            }
            ForEach(albums, id: \.self) { album in
                Text(album)
            }
        }
        .task {
            await load()
        }
        .toolbar {
            Button("Try Again") {
                Task { await load() }
            }
        }
    }

    private func load() async {
        await loadRemoteAlbums()
    }

    private func loadRemoteAlbums() async {
        do {
            albums = try await library.albums()
        } catch let error as URLError {
            show(error)
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    private func show(_ error: URLError) {
        errorMessage = "No album arrived: \(error.localizedDescription)"
    }
}

struct Library {
    func albums() async throws -> [String] { [] }
}
