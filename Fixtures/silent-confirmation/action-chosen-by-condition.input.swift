import SwiftUI
import UIKit

struct InviteScreen: View {
  @State private var link: URL?
  @State private var linkMessage: String?

  var body: some View {
    VStack {
      InvitePanel(onCopy: link != nil ? { copyLink() } : nil)
      if let linkMessage {
        Text(linkMessage)
      }
    }
  }

  private func copyLink() {
    guard let link else { return }
    UIPasteboard.general.url = link
    linkMessage = "Invitation link copied. Paste it into a message."
  }
}

struct InvitePanel: View {
  let onCopy: (() -> Void)?

  var body: some View {
    VStack {
      if let onCopy {
        Button("Copy invitation") { onCopy() }
      }
    }
  }
}

struct MembersScreen: View {
  var body: some View {
    InviteScreen()
  }
}

@main
struct ClubApp: App {
  var body: some Scene {
    WindowGroup { MembersScreen() }
  }
}
