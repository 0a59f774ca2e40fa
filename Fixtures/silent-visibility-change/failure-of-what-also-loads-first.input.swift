import SwiftUI

struct TideView: View {
  @State private var height: String?
  @State private var isRefreshing = false
  @State private var refreshFailed = false

  var body: some View {
    VStack {
      if isRefreshing {
        ProgressView()
      } else if let height {
        Text(height)
      }
      if refreshFailed {
        Text("The tide could not be read anew.")
      }
      Button("Read again") {
        Task { await refresh() }
      }
    }
    .task { await refresh() }
  }

  private func refresh() async {
    isRefreshing = true
    refreshFailed = false
    do {
      height = try await TideService.height()
    } catch {
      refreshFailed = true
    }
    isRefreshing = false
  }
}

enum TideService {
  static func height() async throws -> String { "" }
}
