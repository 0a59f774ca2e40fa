import SwiftUI

@MainActor
final class Uploader: ObservableObject {
    @Published var phase = Phase.idle
    @Published var done = 0
    @Published var total = 0
    @Published var statusText = ""
    enum Phase { case idle, uploading }

    func upload(_ photos: [Data]) async {
        phase = .uploading
        statusText = "Uploading photos…"
        total = photos.count
        do {
            try await PhotoAPI.upload(photos)
            statusText = "All photos uploaded"
        } catch {
            statusText = "Upload stopped"
        }
        phase = .idle
    }
}

struct PhotosView: View {
    @StateObject private var uploader = Uploader()
    let photos: [Data]

    var body: some View {
        VStack {
            if !uploader.statusText.isEmpty { Text(uploader.statusText) }
            if uploader.phase == .uploading { ProgressView(value: Double(uploader.done), total: Double(uploader.total)) }
            Button("Upload") { Task { await uploader.upload(photos) } }
        }
    }
}

enum PhotoAPI {
    static func upload(_ photos: [Data]) async throws {}
}
