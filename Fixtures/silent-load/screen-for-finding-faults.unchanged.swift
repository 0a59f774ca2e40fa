import SwiftUI

struct SyncDebugView: View {
  @State private var pending: [String] = []
  @State private var isLoading = false

  var body: some View {
    VStack {
      Button("Reload") {
        Task { await reload() }
      }
      if isLoading { ProgressView() }
      ForEach(pending, id: \.self) { item in
        Text(item)
      }
    }
  }

  private func reload() async {
    isLoading = true
    pending = await SyncQueue.pending()
    isLoading = false
  }
}

enum SyncQueue {
  static func pending() async -> [String] { [] }
}
