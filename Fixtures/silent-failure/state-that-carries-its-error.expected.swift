// fixture: --ios 16.0
import SwiftUI

struct ScanScreen: View {
  enum Status {
    case ready
    case working
    case failed(Error)
    case refused(Error)
  }

  @State private var status = Status.ready
  let scanner = ScanService()

  var body: some View {
    VStack {
      Button("Scan") { Task { await scan() } }
      switch status {
      case .ready: Text("Hold it still")
      case .working: ProgressView()
      case .failed(let error): Text(error.localizedDescription)
      case .refused(let error): Text(String(describing: error))
      }
    }
  }

  private func scan() async {
    status = .working
    do {
      try await scanner.scan()
      status = .ready
    } catch {
      status = .failed(error)
      UIAccessibility.post(
        notification: .announcement,
        argument: "Error: \(error.localizedDescription)"
      )
    }
  }

  private func refuse() async {
    status = .working
    do {
      try await scanner.scan()
      status = .ready
    } catch {
      status = .refused(error)
    }
  }
}

struct ScanService: Sendable {
  func scan() async throws {}
}
