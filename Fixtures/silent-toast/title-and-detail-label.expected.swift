import UIKit

final class Banner: UIView {
    let titleLabel = UILabel()
    let detailLabel = UILabel()
    let title: String

    init(title: String, detail: String) {
        self.title = title
        super.init(frame: .zero)
        titleLabel.text = title
        detailLabel.text = detail
        addSubview(titleLabel)
        addSubview(detailLabel)
    }

    required init?(coder: NSCoder) { nil }

    func show(in view: UIView) {
        view.addSubview(self)
        let announcement = [
            titleLabel.text,
            detailLabel.text
        ].compactMap { $0 }.joined(separator: ". ")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}
