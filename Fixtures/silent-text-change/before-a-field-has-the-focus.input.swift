import SwiftUI

struct CodeRequestView: View {
  enum Field: Hashable { case email, code }

  @State private var email = ""
  @State private var message: String?
  @State private var isWorking = false
  @FocusState private var focusedField: Field?
  let service: CodeService

  var body: some View {
    VStack {
      TextField("Email", text: $email)
      if let message { Text(message) }
      if isWorking { ProgressView() }
      Button("Send the code") { requestCode() }
    }
  }

  private func requestCode() {
    isWorking = true
    message = nil
    Task {
      do {
        try await service.request(email)
        message = "We sent you a code of six digits."
        focusedField = .code
      } catch {
        message = error.localizedDescription
      }
      isWorking = false
    }
  }
}

protocol CodeService: Sendable {
  func request(_ email: String) async throws
}
