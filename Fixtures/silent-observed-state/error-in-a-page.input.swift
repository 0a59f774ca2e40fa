// fixture: --ios 17.0
import SwiftUI

final class QuoteModel: ObservableObject {
  enum State {
    case waiting
    case failed(String)
  }

  @Published var state: State = .waiting

  @MainActor func load() async {
    do {
      try await Task.sleep(nanoseconds: 1)
    } catch {
      state = .failed("The quote is gone")
    }
  }
}

struct QuotePage: View {
  @StateObject private var model = QuoteModel()

  var body: some View {
    Group {
      switch model.state {
      case .waiting:
        ProgressView()
      case .failed(let error):
        Text(error)
      }
    }
    .task { await model.load() }
  }
}
