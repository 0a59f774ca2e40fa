import UIKit

final class InviteViewController: UIViewController {
  private let link = "https://example.org/join"

  @objc private func copyTapped() {
    UIPasteboard.general.string = link
    dismiss(animated: true) {
      Notices.show("Link copied")
    }
  }

  @objc private func copyTextTapped() {
    UIPasteboard.general.string = "Join me: " + link
    dismiss(animated: true)
  }
}

@MainActor
enum Notices {
  static func show(_ words: String) {}
}
