import SwiftUI

@MainActor
final class GalleryModel: ObservableObject {
    @Published private(set) var paintings: [String] = []

    func load() async {
        paintings = await GalleryService.paintings()
    }
}

struct GalleryView: View {
    @StateObject private var model = GalleryModel()

    var body: some View {
        List(model.paintings, id: \.self) { painting in
            AsyncImage(url: URL(string: painting)) { phase in
                if let image = phase.image {
                    image
                } else {
                    ProgressView()
                }
            }
        }
        .task {
            await model.load()
        }
    }
}

enum GalleryService {
    static func paintings() async -> [String] { [] }
}
