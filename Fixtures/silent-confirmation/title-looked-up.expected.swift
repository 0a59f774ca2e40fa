import UIKit

final class VoucherView: UIView {
    private let copyButton = UIButton(type: .system)
    private var code = ""

    @objc private func copyTapped() {
        UIPasteboard.general.string = code
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: tr("voucher.copied"))
        }
        copyButton.configuration?.image = UIImage(systemName: "checkmark")
        copyButton.configuration?.title = tr("voucher.copied")
    }
}

func tr(_ key: String) -> String {
    NSLocalizedString(key, comment: "")
}
