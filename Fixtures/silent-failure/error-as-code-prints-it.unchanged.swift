import UIKit

final class FilmsViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    @IBAction func refreshTapped(_ sender: Any) {
        Films.load { error in
            if let error = error {
                self.showError(error)
            }
        }
    }

    func showError(_ error: Error) {
        errorLabel.isHidden = false
        errorLabel.text = String(describing: error)
    }
}

enum Films {
    static func load(then done: (Error?) -> Void) {}
}
