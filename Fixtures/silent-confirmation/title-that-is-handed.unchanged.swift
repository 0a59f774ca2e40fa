import UIKit

final class InviteView: UIView {
    var copiedTitle = ""
    private let copyButton = UIButton(type: .system)
    private var link = ""

    @objc private func copyTapped() {
        UIPasteboard.general.string = link
        copyButton.setTitle(copiedTitle, for: .normal)
    }
}
