import UIKit

final class DiagnosticsViewController: UIViewController {
    @IBOutlet private var errorCodeLabel: UILabel!
    private var code: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        updateErrorCode()
    }

    @IBAction private func clearTapped(_ sender: UIButton) {
        code = nil
        updateErrorCode()
    }

    private func updateErrorCode() {
        errorCodeLabel.text = "No error code is set"
    }
}
