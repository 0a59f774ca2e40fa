// fixture: --ios 16.0
import SwiftUI

@MainActor
final class LockModel: ObservableObject {
  enum Phase {
    case shut
    case opening
    case failed(String?)
    case error(Error)
    case invalid(String)
    case denied(String)
  }

  @Published var phase = Phase.shut
  private let lock = LockService()

  func open() async {
    phase = .opening
    do {
      try await lock.open()
    } catch {
      phase = .error(error)
      phase = .failed("The lock does not answer")
      phase = .invalid("Key 3")
      phase = .denied("Key 4")
    }
  }
}

struct LockScreen: View {
  @StateObject private var model = LockModel()

  var body: some View {
    VStack {
      Button("Open") { Task { await model.open() } }
      switch model.phase {
      case .shut: Text("Shut")
      case .opening: ProgressView()
      case .failed(let message):
        Text(message ?? "The lock is stuck")
      case .error(let error):
        Text("Lock failure: \(error.localizedDescription)")
      case .invalid(let key):
        Text("\(key)")
      case .denied(let key):
        Text("No way in with \(key) at \(model.phase.hour)")
      }
    }
  }
}

extension LockModel.Phase {
  var hour: String { "noon" }
}

struct LockService: Sendable {
  func open() async throws {}
}
