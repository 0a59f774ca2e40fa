import UIKit

final class ExportViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    @IBAction private func export(_ sender: UIButton) {
        do {
            try Exporter.run()
        } catch {
            UIView.performWithoutAnimation {
                let page = Exporter.page
                errorLabel.text = "Export failed at page \(page)"
            }
            errorLabel.isHidden = false
            UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
        }
    }
}

enum Exporter {
    static let page = 1
    static func run() throws {}
}
