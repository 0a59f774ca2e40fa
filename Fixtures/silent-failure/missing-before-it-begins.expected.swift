import SwiftUI

struct JoinForm: View {
  @State private var name = ""
  @State private var errorMessage: String?
  @State private var isJoining = false
  let client: JoinClient

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      if let errorMessage { Text(errorMessage) }
      if isJoining { ProgressView() }
      PrimaryAction(title: "Join", run: join)
    }
  }

  private func join() {
    guard client.isConfigured else {
      errorMessage = "No server is set. Choose one in the settings."
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(
          notification: .announcement,
          argument: "No server is set. Choose one in the settings."
        )
      }
      return
    }
    isJoining = true
    errorMessage = nil
    Task {
      do {
        try await client.join(name)
      } catch {
        errorMessage = error.localizedDescription
        UIAccessibility.post(
          notification: .announcement,
          argument: "Error: \(error.localizedDescription)"
        )
      }
      isJoining = false
    }
  }
}

struct PrimaryAction: View {
  let title: String
  let run: () -> Void

  var body: some View {
    Button(title, action: run)
  }
}

@MainActor
protocol JoinClient {
  var isConfigured: Bool { get }
  func join(_ name: String) async throws
}
