import SwiftUI

struct Talk: Identifiable {
  let id: Int
  var isLive = false
}

actor Programme {
  func talks() async -> [Talk] { [] }
}

struct TalksView: View {
  @State private var talks: [Talk] = []
  @State private var isLoading = false
  private let programme = Programme()

  private var liveTalks: [Talk] { talks.filter(\.isLive) }

  var body: some View {
    VStack {
      if isLoading { ProgressView() }
      List(liveTalks) { talk in Text("Talk \(talk.id)") }
      Button("Refresh") { Task { await load() } }
    }
  }

  private func load() async {
    isLoading = true
    talks = await programme.talks()
    UIAccessibility.post(
      notification: .announcement,
      argument: "Live talks loaded: \(liveTalks.count)"
    )
    isLoading = false
  }
}
