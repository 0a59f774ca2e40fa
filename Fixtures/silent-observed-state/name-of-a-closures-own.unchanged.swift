// fixture: --ios 16.0
import SwiftUI

struct GateView: View {
  @State private var error: GateError?
  @State private var isShown = false
  private let service = GateService()

  var body: some View {
    VStack {
      Button("Open") { Task { await open() } }
    }
    .gateAlert(isPresented: $isShown, error: error) { error in
      Text(error.hint)
    }
  }

  private func open() async {
    do {
      try await service.open()
    } catch {
      self.error = GateError(hint: "Ask at the lodge")
      isShown = true
    }
  }
}

struct GateError: Error {
  let hint: String
}

extension View {
  func gateAlert(
    isPresented: Binding<Bool>, error: GateError?, message: (GateError) -> Text
  ) -> some View {
    alert("No way in", isPresented: isPresented) {
    } message: {
      error.map(message)
    }
  }
}

struct GateService: Sendable {
  func open() async throws {}
}
