import UIKit

final class LettersViewController: UIViewController {
    @IBOutlet private var sortMenu: UIStackView!
    @IBOutlet private var senderField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissMenu))
        sortMenu.addGestureRecognizer(tap)
    }

    @IBAction private func openMenu(_ sender: UIButton) {
        sortMenu.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: sortMenu)
    }

    @objc private func dismissMenu() {
        sortMenu.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
