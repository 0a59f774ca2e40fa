import SwiftUI

@MainActor
final class BookingModel: ObservableObject {
  @Published var errorMessage: String?
  @Published var isReadOnly = false

  func submit() async {
    errorMessage = nil
    do {
      try await send()
    } catch {
      errorMessage = "The booking could not be sent."
    }
  }

  private func send() async throws {}
}

struct BookingView: View {
  @StateObject private var model = BookingModel()

  // Where nothing can be changed the error is not seen.
  var body: some View {
    VStack {
      if let errorMessage = model.errorMessage, !model.isReadOnly {
        Text(errorMessage)
      }
      Button("Book") {
        Task { await model.submit() }
      }
    }
  }
}
