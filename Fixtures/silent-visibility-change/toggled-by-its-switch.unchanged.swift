import UIKit

final class SoundViewController: UIViewController {
    @IBOutlet private var equalizerPanel: UIView!
    @IBOutlet private var equalizerSwitch: UISwitch!

    @IBAction private func toggleEqualizer(_ sender: Any) {
        equalizerPanel.isHidden = !equalizerSwitch.isOn
    }
}
