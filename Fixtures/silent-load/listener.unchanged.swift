import SwiftUI

struct ConversationView: View {
  @State private var messages: [Message] = []
  @State private var isLoading = false
  let database: Database
  let partner: String

  var body: some View {
    VStack {
      if isLoading { ProgressView() }
      ForEach(messages) { message in Text(message.text) }
      Button("Show messages") { listenForMessages() }
    }
  }

  private func listenForMessages() {
    isLoading = true
    database.listenForMessages(with: partner) { messages in
      self.messages = messages
      isLoading = false
    }
  }
}

struct Message: Identifiable, Sendable {
  let id: Int
  let text: String
}

@MainActor
protocol Database {
  func listenForMessages(with partner: String, _ handler: @escaping ([Message]) -> Void)
}
