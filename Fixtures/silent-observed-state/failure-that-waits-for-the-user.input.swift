import SwiftUI

enum TableState {
  case loading
  case loaded([String])
  case failed
}

@MainActor
final class LeagueModel: ObservableObject {
  @Published private(set) var state = TableState.loading

  func load() async {
    do {
      state = .loaded(try await request())
    } catch {
      state = .failed
    }
  }

  private func request() async throws -> [String] { [] }
}

struct LeagueTable: View {
  @ObservedObject var model: LeagueModel
  let onRetry: () -> Void

  var body: some View {
    VStack {
      switch model.state {
      case .loading:
        ProgressView()
      case .loaded(let teams):
        List(teams, id: \.self) { Text($0) }
      case .failed:
        failure
      }
    }
  }

  private var failure: some View {
    Text("The table cannot be shown just now.")
      .font(.headline)
  }
}

struct LeagueScreen: View {
  @StateObject private var model = LeagueModel()

  var body: some View {
    LeagueTable(model: model) {
      Task { await model.load() }
    }
    .task { await model.load() }
    .refreshable { await model.load() }
  }
}
