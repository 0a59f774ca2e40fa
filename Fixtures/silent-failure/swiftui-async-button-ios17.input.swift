// fixture: --ios 17.0
import SwiftUI

struct VoteView: View {
  @State private var failureText: String?
  let ballot: Ballot

  var body: some View {
    VStack {
      if let failureText {
        Label(failureText, systemImage: "exclamationmark.triangle")
      }
      Button("Vote") {
        Task {
          do {
            try await ballot.submit()
          } catch {
            failureText = "Your vote was not counted."
          }
        }
      }
    }
  }
}

struct Ballot {
  func submit() async throws {}
}
