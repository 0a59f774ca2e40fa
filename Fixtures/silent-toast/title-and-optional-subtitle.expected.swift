import UIKit

final class CanalToast: UIView {
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    func fill(_ title: String, _ subtitle: String?) {
        titleLabel.text = title
        subtitleLabel.text = subtitle
    }
}

final class CanalViewController: UIViewController {
    func showToast(title: String, subtitle: String? = nil) {
        let toast = CanalToast()
        toast.fill(title, subtitle)
        view.addSubview(toast)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: [title, subtitle].compactMap { $0 }.joined(separator: ". ")
            )
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            toast.removeFromSuperview()
        }
    }
}
