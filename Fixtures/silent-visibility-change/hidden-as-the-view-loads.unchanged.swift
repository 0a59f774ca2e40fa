import UIKit

protocol LockViewControllerDelegate: AnyObject {
    func lockViewControllerDidTap(_ controller: LockViewController)
}

final class LockViewController: UIViewController {
    @IBOutlet private var hintView: UIView!
    @IBOutlet private var logo: UIImageView!
    weak var delegate: LockViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        hideHint()
        logo.tintColor = .label
    }

    @IBAction private func onTap(_ sender: Any) {
        delegate?.lockViewControllerDidTap(self)
    }

    func hideHint() {
        hintView.isHidden = true
    }
}

final class LockService: LockViewControllerDelegate {
    func lockViewControllerDidTap(_ controller: LockViewController) {
        controller.hideHint()
        check()
    }

    private func check() {}
}
