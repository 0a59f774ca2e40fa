// fixture: --ios 16.0
import SwiftUI

struct PierList: View {
  let piers: [String]

  var body: some View {
    List {
      ForEach(piers, id: \.self) { pier in
        NavigationLink(destination: PierPage(pier: pier)) {
          Text(pier)
        }
      }
    }
  }
}

/// Where one gets from each row is seen alone.
struct PierPage: View {
  let pier: String
  @StateObject private var model = PierModel()

  var body: some View {
    VStack {
      Button("Ask for a mooring") { Task { await model.ask() } }
      switch model.state {
      case .loading: ProgressView()
      case .failed(let reason): Text(reason)
      }
    }
  }
}

@MainActor
final class PierModel: ObservableObject {
  enum State {
    case loading
    case failed(String)
  }

  @Published var state = State.loading

  func ask() async { state = .failed("The pier is taken") }
}
