import UIKit

final class NewListViewController: UIViewController {
    @IBOutlet private var titleField: UITextField!
    @IBOutlet private var errorLabel: UILabel!
    private let store = ListStore()

    @IBAction private func createList(_ sender: UIButton) {
        guard let title = titleField.text, !title.isEmpty else {
            errorLabel.text = "Enter a name for the list."
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Enter a name for the list."
                )
            }
            return
        }
        errorLabel.text = nil
        store.createList(named: title)
        dismiss(animated: true)
    }
}

final class ListStore {
    func createList(named title: String) {}
}
