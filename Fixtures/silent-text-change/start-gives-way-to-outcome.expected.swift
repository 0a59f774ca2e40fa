import UIKit

final class ExportViewController: UIViewController {
    @IBOutlet private weak var statusLabel: UILabel!
    private let exporter = Exporter()

    @IBAction private func exportTapped(_ sender: UIButton) {
        statusLabel.text = "Exporting…"
        exporter.run { [weak self] succeeded in
            DispatchQueue.main.async {
                if succeeded {
                    self?.statusLabel.text = "All trips are exported"
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "All trips are exported"
                    )
                } else {
                    self?.statusLabel.text = "Nothing was exported"
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Nothing was exported"
                    )
                }
            }
        }
    }
}

final class Exporter {
    func run(completion: @escaping (Bool) -> Void) {}
}
