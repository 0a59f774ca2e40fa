import SwiftUI

struct FinderView: View {
  @State private var words = ""
  @State private var failure: String?
  @State private var searching: Task<Void, Never>?

  var body: some View {
    VStack {
      Button("Search") { find() }
      if let failure { Text(failure) }
    }
  }

  private func find() {
    searching?.cancel()
    searching = Task { await perform() }
  }

  private func perform() async {
    do {
      try await Finder().search(words)
    } catch {
      failure = error.localizedDescription
      if !Task.isCancelled {
        UIAccessibility.post(
          notification: .announcement,
          argument: "Error: \(error.localizedDescription)"
        )
      }
    }
  }
}

struct Finder {
  func search(_ words: String) async throws {}
}
