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
        sizeLabel.text = String(settings.fontSize)
        tip.show(popup, from: button)
    }
}

final class ReadingSettings {
    var fontSize = 17
}

final class PopTip {
    func show(_ view: UIView, from origin: UIView) {}
}
