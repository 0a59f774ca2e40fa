import UIKit

final class NewServiceController: UIViewController {
    private let nameField = UITextField()
    private let errorText = UITextView()

    @IBAction private func add(_ sender: UIButton) {
        if nameField.text?.isEmpty == true {
            errorText.text = "Enter a name"
            errorText.isHidden = false
        }
    }
}
