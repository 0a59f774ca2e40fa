import SwiftUI

struct Reply: Identifiable { let id: Int }

actor Thread {
  func replies() async -> [Reply] { [] }
}

struct ThreadView: View {
  @State private var replies: [Reply] = []
  @State private var isLoading = false
  @FocusState private var isWriting: Bool
  @State private var text = ""
  private let thread = Thread()

  var body: some View {
    VStack {
      if isLoading { ProgressView() }
      List(replies) { reply in Text("Reply \(reply.id)") }
      TextField("Reply", text: $text).focused($isWriting)
      Button("Refresh") { load() }
    }
  }

  private func load() {
    isLoading = true
    Task {
      replies = await thread.replies()
      isLoading = false
      if !replies.isEmpty {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          isWriting = true
        }
      }
    }
  }
}
