import UIKit

final class KitchenTimerViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var seconds = 300

    @IBAction private func start(_ sender: UIButton) {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            guard let self else { return }
            self.seconds -= 1
            self.statusLabel.text = "\(self.seconds)"
        }
    }
}
