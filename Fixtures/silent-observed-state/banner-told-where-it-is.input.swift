// fixture: --ios 16.0
import SwiftUI

struct MooringView: View {
  @State private var successMsg = ""
  @State private var errorMsg: String = ""
  @State private var isValidating = false
  let client: Client

  func handleAdd() {
    isValidating = true
    Task { @MainActor in
      do {
        try await client.check()
        successMsg = "Mooring added."
      } catch {
        errorMsg = "The mooring is taken"
      }
      isValidating = false
    }
  }

  var body: some View {
    VStack {
      if !successMsg.isEmpty {
        NoticeBannerView(message: successMsg, color: .green)
      }
      if !errorMsg.isEmpty {
        NoticeBannerView(message: errorMsg, color: .red)
      }
      if isValidating {
        ProgressView("Adding…")
      }
      Button("Add") { handleAdd() }
    }
  }
}
struct NoticeBannerView: View {
  var message: String
  var color: Color

  var body: some View {
    Text(message)
      .padding()
  }
}

struct Client: Sendable {
  func check() async throws {}
}
