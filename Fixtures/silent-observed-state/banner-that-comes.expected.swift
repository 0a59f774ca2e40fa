// fixture: --ios 17.0
import SwiftUI

struct NoticeBanner: View {
  let message: String

  var body: some View {
    HStack {
      Image(systemName: "info.circle")
      Text(message)
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        AccessibilityNotification.Announcement(message).post()
      }
    }
    .onChange(of: message) { _, message in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        AccessibilityNotification.Announcement(message).post()
      }
    }
  }
}


struct TransferView: View {
  @State private var problem: String?

  var body: some View {
    VStack {
      if let problem {
        NoticeBanner(message: problem)
      }
      Button("Send") { problem = "The address is not known" }
    }
  }
}
