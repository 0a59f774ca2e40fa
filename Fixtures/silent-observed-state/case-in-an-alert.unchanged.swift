import SwiftUI

enum ProfileAlert {
  case deleteProfile
  case feedbackFailed(String)
}

@MainActor
final class ProfileModel: ObservableObject {
  @Published var showsAlert = false
  @Published var alert: ProfileAlert?

  func sendFeedback(_ text: String) async {
    do {
      try await Task.sleep(nanoseconds: 1)
    } catch {
      alert = .feedbackFailed(error.localizedDescription)
      showsAlert = true
    }
  }
}

struct ProfileView: View {
  @StateObject private var model = ProfileModel()

  var body: some View {
    VStack {
      Button("Send feedback") { Task { await model.sendFeedback("Nice") } }
    }
    .alert("Profile", isPresented: $model.showsAlert) {
      Button("OK") {}
    } message: {
      switch model.alert {
      case .deleteProfile: Text("Your profile goes for good.")
      case let .feedbackFailed(message): Text(message)
      case .none: EmptyView()
      }
    }
  }
}
