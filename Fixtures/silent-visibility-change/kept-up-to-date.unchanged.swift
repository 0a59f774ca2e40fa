import UIKit

final class ReminderController: UIViewController {
    @IBOutlet private var mutedRemindersLabel: UILabel!
    @IBOutlet private var modeControl: UISegmentedControl!
    private var isMuted = false

    @IBAction private func modeChosen(_ sender: UIButton) {
        isMuted.toggle()
        updateMutedLabel()
    }

    private func updateMutedLabel() {
        mutedRemindersLabel.isHidden = !isMuted
        mutedRemindersLabel.text = {
            let hours = isMuted ? 8 : 0
            return "No reminder comes for \(hours) hours"
        }()
    }
}
