import SwiftUI

@MainActor
final class RequestsModel: ObservableObject {
  @Published private(set) var requests: [String] = []
  @Published private(set) var isLoading = false

  func fetch() {
    Task {
      isLoading = true
      let response = await kept()
      if let requests = response {
        self.requests = requests
      }
      isLoading = false
    }
  }

  private func response() async throws -> [String]? { [] }
  private func kept() async -> [String]? { [] }
}

struct RequestsScreen: View {
  @StateObject private var model = RequestsModel()

  var body: some View {
    List {
      if model.isLoading {
        ProgressView()
      }
      ForEach(model.requests, id: \.self) { Text($0) }
    }
    .toolbar {
      Button("Reload") { model.fetch() }
    }
    .onChange(of: model.isLoading) { isLoading in
      if !isLoading {
        UIAccessibility.post(
          notification: .announcement,
          argument: "Requests loaded: \(model.requests.count)"
        )
      }
    }
  }
}
