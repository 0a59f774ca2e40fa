import UIKit

final class ArticleViewController: UIViewController {
    private let settings = ReadingSettings()
    private let tip = PopTip()
    private var sizeLabel = UILabel()

    @objc private func sizeTapped(_ button: UIButton) {
        showSizePopup(from: button)
    }

    private func showSizePopup(from button: UIButton) {
        let popup = UIView(frame: button.frame)
        sizeLabel = UILabel()
        popup.addSubview(sizeLabel)
        sizeLabel.text = settings.sizeName
        tip.show(popup, from: button)
        let announcement = settings.sizeName
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}

final class ReadingSettings {
    var sizeName = "Large text"
}

final class PopTip {
    func show(_ view: UIView, from origin: UIView) {}
}
