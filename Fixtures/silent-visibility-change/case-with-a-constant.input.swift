import SwiftUI

/// A row that clears something after an alert has asked, and says itself how that went.
struct ClearingRow: View {
  enum Phase: Equatable {
    case idle
    case asking
    case running
    case done
    case failed(String)
  }

  let title: String
  let doneMessage: String
  var clear: () async throws -> Void
  @State private var phase: Phase = .idle

  var body: some View {
    Section {
      Button {
        phase = .asking
      } label: {
        HStack {
          switch phase {
          case .idle, .failed:
            Label(title, systemImage: "trash")
          case .asking, .running:
            ProgressView()
            Text("Clearing…")
          case .done:
            Image(systemName: "checkmark")
            Text(doneMessage)
          }
        }
      }
      .disabled(phase == .running || phase == .done)
      if case .failed(let message) = phase {
        Text(message)
      }
    }
    .alert(
      "Clear it all?", isPresented: Binding(get: { phase == .asking }, set: { _ in phase = .idle })
    ) {
      Button("Cancel", role: .cancel) { phase = .idle }
      Button("Clear") {
        Task {
          do {
            try await clear()
            phase = .done
          } catch {
            phase = .failed("It could not be cleared. Try again later.")
          }
        }
      }
    }
  }
}
