import UIKit

final class PrinterViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var spinner: UIActivityIndicatorView!

    @IBAction private func printTapped(_ sender: UIButton) {
        spinner.startAnimating()
        defer { spinner.stopAnimating() }
        guard UIPrintInteractionController.isPrintingAvailable else {
            statusLabel.text = "No printer found"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "No printer found")
            }
            return
        }
        statusLabel.text = "Printed"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Printed")
        }
    }
}
