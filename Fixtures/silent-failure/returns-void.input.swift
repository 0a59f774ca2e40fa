import UIKit

final class KettleViewController: UIViewController {
    private let errorLabel = UILabel()

    @IBAction func boil(_ sender: UIButton) -> Void {
        errorLabel.text = "Fill the kettle first."
    }
}
