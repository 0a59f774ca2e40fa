import UIKit

final class LettersViewController: UIViewController {
    @IBOutlet private var sortMenu: UIStackView!
    @IBOutlet private var senderField: UITextField!

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(dismissMenu))
        view.addGestureRecognizer(tap)
    }

    @IBAction private func openMenu(_ sender: UIButton) {
        sortMenu.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: sortMenu)
    }

    // Most often the menu is not there: the tap is to be rid of the keyboard.
    @objc private func dismissMenu() {
        view.endEditing(true)
        sortMenu.isHidden = true
    }
}
