// fixture: --ios 16.0
import UIKit

final class FerryViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let row = RowView()

    @IBAction private func refreshTapped(_ sender: UIButton) {
        statusLabel.text = "The timetable is up to date"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: "The timetable is up to date"
            )
        }
        row.onTap = { [weak self] in
            self?.navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }
}

final class RowView: UIView {
    var onTap: () -> Void = {}
}
