import SwiftUI
import UIKit

struct StickerScreen: View {
  @State private var link: URL?
  @State private var stickerMessage: String?

  var body: some View {
    VStack {
      StickerPanel(onSticker: { copySticker() })
      if let stickerMessage {
        Text(stickerMessage)
      }
    }
  }

  private func copySticker() {
    guard let link else { return }
    UIPasteboard.general.url = link
    stickerMessage = "Sticker copied. Paste it into a message."
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(
        notification: .announcement,
        argument: "Sticker copied. Paste it into a message."
      )
    }
  }
}

struct StickerPanel: View {
  let onSticker: (() -> Void)?

  var body: some View {
    VStack {
      if let onSticker {
        Button("Copy sticker") { onSticker() }
      }
    }
  }
}

struct AlbumScreen: View {
  var body: some View {
    StickerScreen()
  }
}

@main
struct AlbumApp: App {
  var body: some Scene {
    WindowGroup { AlbumScreen() }
  }
}
