import SwiftUI

struct PassView: View {
  enum Step: Equatable {
    case waiting, renewing, renewed, failed, folded
  }

  @State private var step: Step = .waiting

  var body: some View {
    VStack {
      Button("Renew the pass") {
        Task { await renew() }
      }
      .disabled(step == .renewing)
      Button("Fold") { step = .folded }
      switch step {
      case .waiting: EmptyView()
      case .renewing: ProgressView()
      case .renewed: Text("Your pass is good for another year")
      case .failed: Text("The pass could not be renewed")
      case .folded: Text("Folded")
      }
    }
  }

  private func renew() async {
    step = .renewing
    do {
      try await PassService.renew()
      step = .renewed
    } catch {
      step = .failed
    }
  }
}

enum PassService {
  static func renew() async throws {}
}
