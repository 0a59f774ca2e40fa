// fixture: --ios 17.0
import SwiftUI

@MainActor
final class MailModel: ObservableObject {
  enum Phase {
    case loading
    case failed(MailProblem)
    case error
  }

  @Published var phase: Phase = .loading

  func load() async {
    phase = .failed(.noAccount)
    phase = .error
  }
}

enum MailProblem: Error {
  case noAccount
}

struct MailScreen: View {
  @StateObject private var model = MailModel()

  var body: some View {
    VStack {
      Button("Load") { Task { await model.load() } }
      switch model.phase {
      case .loading:
        ProgressView()
      case .failed(let problem):
        // What matters stands below the title.
        Sorry(title: "The letters could not be loaded", problem: problem)
      case .error:
        // An error, but which?
        VStack {
          Text("Error")
          Button("Again") { Task { await model.load() } }
        }
      }
    }
  }
}

struct Sorry: View {
  let title: LocalizedStringKey
  let problem: MailProblem

  var body: some View { Text(title) }
}
