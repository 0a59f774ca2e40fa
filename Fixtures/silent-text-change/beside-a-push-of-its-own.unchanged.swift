// fixture: --ios 16.0
import UIKit

final class FerryViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func refreshTapped(_ sender: UIButton) {
        statusLabel.text = "The timetable is up to date"
        DispatchQueue.main.async { [weak self] in
            self?.navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }
}
