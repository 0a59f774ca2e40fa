import UIKit

final class TimerViewController: UIViewController {
    private let dialView = UIView()
    private let lapsView = UIView()
    private let notesView = UIView()
    private let helpView = UIView()

    @IBAction private func stopTapped(_ sender: UIButton) {
        hideDetails()
    }

    private func hideDetails() {
        dialView.isHidden = true
        lapsView.isHidden = true
        notesView.isHidden = true
        helpView.isHidden = true
    }
}
