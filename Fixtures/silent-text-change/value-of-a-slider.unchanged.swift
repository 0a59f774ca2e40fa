import UIKit

final class BrightnessViewController: UIViewController {
    @IBOutlet private var slider: UISlider!
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func sliderMoved(_ sender: UISlider) {
        statusLabel.text = "\(Int(sender.value * 100)) %"
    }
}
