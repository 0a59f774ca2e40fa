import UIKit

final class KettleViewController: UIViewController {
    private let errorLabel = UILabel()

    @IBAction func boil(_ sender: UIButton) -> Void {
        errorLabel.text = "Fill the kettle first."
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Fill the kettle first.")
        }
    }
}
