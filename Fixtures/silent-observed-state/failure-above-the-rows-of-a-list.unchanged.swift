import SwiftUI

enum TidesState {
  case loading
  case loaded
  case failed(String)
}

@MainActor
final class TidesModel: ObservableObject {
  @Published private(set) var state = TidesState.loading
  @Published private(set) var tides: [String] = []

  func load() async {
    state = .loading
    do {
      tides = try await request()
      state = .loaded
    } catch {
      state = .failed("The tides could not be loaded.")
    }
  }

  private func request() async throws -> [String] { [] }
}

struct TidesScreen: View {
  @StateObject private var model = TidesModel()

  var body: some View {
    List {
      switch model.state {
      case .loading:
        ProgressView()
      case .loaded:
        EmptyView()
      case .failed(let message):
        Text(message)
      }
      ForEach(model.tides, id: \.self) { Text($0) }
    }
    .refreshable { await model.load() }
  }
}
