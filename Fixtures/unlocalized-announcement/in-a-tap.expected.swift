// fixture: --unsafe-fixes
import UIKit

final class TimerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Egg timer", comment: "Title of the screen")
    }

    @IBAction private func stopTapped(_ sender: UIButton) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: String(localized: "Timer stopped", comment: "VoiceOver announcement")
            )
        }
    }
}
