import UIKit

final class ReaderViewController: UIViewController {
    @IBOutlet private var page: UIView!

    func updateForVoiceOver(isRunning: Bool) {
        if isRunning {
            page.accessibilityElementsHidden = false
        }
    }
}
