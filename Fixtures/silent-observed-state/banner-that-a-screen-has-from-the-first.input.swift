// fixture: --ios 17.0
import SwiftUI

struct NoticeBanner: View {
  let message: String

  var body: some View {
    HStack {
      Image(systemName: "info.circle")
      Text(message)
    }
  }
}

struct OfflineNote: View {
  var body: some View {
    NoticeBanner(message: "Works without a network")
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
