import SwiftUI

struct ParcelView: View {
  @State private var notice = ""

  var body: some View {
    Form {
      Text(notice)
      Button("Send") { Task { await send() } }
    }
    #if os(iOS)
      .padding()
    #endif
  }

  private func send() async {
    do {
      try await ParcelService.send()
    } catch {
      notice = "The parcel could not be sent."
    }
  }
}

enum ParcelService {
  static func send() async throws {}
}
