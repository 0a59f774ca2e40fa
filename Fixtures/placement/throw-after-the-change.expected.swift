import UIKit

final class ScannerViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    struct Unreadable: Error {}

    @IBAction private func scanTapped(_ sender: UIButton) {
        do {
            try read("")
        } catch {
            print(error)
        }
    }

    private func read(_ barcode: String) throws {
        if barcode.isEmpty {
            errorLabel.text = "The barcode is not readable."
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "The barcode is not readable."
                )
            }
            throw Unreadable()
        }
    }
}
