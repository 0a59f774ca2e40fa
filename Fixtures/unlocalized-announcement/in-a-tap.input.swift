// fixture: --unsafe-fixes
import UIKit

final class TimerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Egg timer", comment: "Title of the screen")
    }

    @IBAction private func stopTapped(_ sender: UIButton) {
        UIAccessibility.post(notification: .announcement, argument: "Timer stopped")
    }
}
