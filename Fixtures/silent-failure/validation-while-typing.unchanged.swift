import UIKit

final class NewListViewController: UIViewController {
    @IBOutlet private var titleField: UITextField!
    @IBOutlet private var errorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleField.addTarget(self, action: #selector(titleChanged), for: .editingChanged)
    }

    @objc private func titleChanged() {
        guard let title = titleField.text, !title.isEmpty else {
            errorLabel.text = "Enter a name for the list."
            return
        }
        errorLabel.text = nil
    }
}
