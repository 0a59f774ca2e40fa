import SwiftUI

struct RadioView: View {
  enum Tuning: Equatable {
    case idle, tuning, synced, failed
  }

  @State private var tuning: Tuning = .idle

  var body: some View {
    VStack {
      Button("Tune again") { Task { await tune() } }
      switch tuning {
      case .idle: EmptyView()
      case .tuning: ProgressView()
      case .synced: Text("All stations are in step")
      case .failed: Text("The stations could not be reached")
      }
    }
    .onAppear { Task { await tune() } }
  }

  private func tune() async {
    tuning = .tuning
    do {
      try await RadioService.tune()
      tuning = .synced
    } catch {
      tuning = .failed
    }
  }
}

enum RadioService {
  static func tune() async throws {}
}
