import UIKit

final class RecordViewController: UIViewController {
    @IBOutlet private var recordTimeLabel: UILabel!

    @IBAction private func recordTapped(_ sender: UIButton) {
        recordTimeLabel.text = "0:00"
        recordTimeLabel.isHidden = false
    }
}
