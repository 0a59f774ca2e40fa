import UIKit

final class PlayerViewController: UIViewController {
    @IBOutlet private var sleepLabel: UILabel!

    @IBAction private func sleepTapped(_ sender: UIButton) {
        let minutes = sender.tag
        sleepLabel.text = "The sound stops after \(minutes) minutes"
        sleepLabel.isHidden = false
    }
}
