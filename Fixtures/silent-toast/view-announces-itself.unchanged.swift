import UIKit

final class PhotoViewController: UIViewController {
    @IBAction private func saveTapped(_ sender: UIButton) {
        let toast = ToastView()
        toast.show("Photo saved", in: view)
    }
}

final class ToastView: UIView {
    private let label = UILabel()

    func show(_ message: String, in parent: UIView) {
        label.text = message
        parent.addSubview(self)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        UIAccessibility.post(notification: .announcement, argument: label.text)
    }
}
