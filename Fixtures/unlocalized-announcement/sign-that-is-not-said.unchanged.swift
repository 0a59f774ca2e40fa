import UIKit

final class PrinterViewController: UIViewController {
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Printer", comment: "")
    }

    @IBAction private func printTestPage(_ sender: UIButton) {
        statusLabel.text = "Test page sent ✓"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Test page sent")
        }
    }
}
