import SwiftUI

struct PlaylistLinkView: View {
  let link: String

  var body: some View {
    VStack {
      Text(link)
      Button("Share") {
        UIPasteboard.general.string = link
        shareLink()
      }
      Button("Copy") {
        UIPasteboard.general.string = link
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: String(localized: "Copied"))
        }
      }
    }
  }

  private func shareLink() {}
}

enum PlaylistTexts {
  static let copied = String(localized: "Copied")
}
