import SwiftUI

@MainActor
final class PodcastModel: ObservableObject {
  @Published private(set) var episodes: [String] = []

  func reload() async {
    episodes = await PodcastService.episodes()
  }
}

struct PodcastView: View {
  @StateObject private var model = PodcastModel()

  var body: some View {
    List(model.episodes, id: \.self) { episode in
      Text(episode)
    }
    .refreshable {
      await model.reload()
      if !Task.isCancelled {
        await MainActor.run {
          UIAccessibility.post(
            notification: .announcement,
            argument: "Episodes loaded: \(model.episodes.count)"
          )
        }
      }
    }
  }
}

enum PodcastService {
  static func episodes() async -> [String] { [] }
}
