import UIKit

final class FerryViewController: UIViewController {
    private let errorLabel = UILabel()
    private var reason: String?

    @IBAction func book(_ sender: UIButton) {
        errorLabel.text = "No ticket: " + (reason ?? "all are sold")
    }
}
