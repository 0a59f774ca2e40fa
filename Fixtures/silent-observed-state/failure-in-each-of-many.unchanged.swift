// fixture: --ios 16.0
import SwiftUI

struct RelayList: View {
  let relays: [String]

  var body: some View {
    List {
      ForEach(relays, id: \.self) { relay in
        NavigationLink(destination: RelayPage(relay: relay)) {
          RelayState(relay: relay)
        }
      }
    }
  }
}

/// One of these is made for each relay: of five that cannot be reached five would be told.
struct RelayState: View {
  let relay: String
  @StateObject private var model = RelayModel()

  var body: some View {
    VStack {
      Button("Reach it") { Task { await model.reach() } }
      switch model.state {
      case .loading: ProgressView()
      case .failed(let reason): Text(reason)
      }
    }
  }
}

struct RelayPage: View {
  let relay: String

  var body: some View { Text(relay) }
}

@MainActor
final class RelayModel: ObservableObject {
  enum State {
    case loading
    case failed(String)
  }

  @Published var state: State = .loading

  func reach() async { state = .failed("The relay does not answer") }
}
