import SwiftUI

struct RoomView: View {
  @State private var messages: [String] = []
  @State private var isLoading = false

  var body: some View {
    List(messages, id: \.self) { Text($0) }
      .overlay { if isLoading { ProgressView() } }
      .refreshable {
        let loaded = await Room.messages()
        await MainActor.run {
          messages = loaded
        }
      }
  }
}

enum Room {
  static func messages() async -> [String] { [] }
}
