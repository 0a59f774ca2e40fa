import SwiftUI

struct EventImageView: View {
  @State private var error: Error?
  @State private var isLoading = true

  // Each of a list of them would say so.
  var body: some View {
    VStack {
      if isLoading {
        ProgressView()
      } else if let error {
        Text(error.localizedDescription)
      }
    }
    .onAppear { loadImage() }
  }

  private func loadImage() {
    Task {
      do {
        try await fetchImage()
        isLoading = false
      } catch {
        self.error = error
        isLoading = false
      }
    }
  }

  private func fetchImage() async throws {}
}
