import UIKit

final class TimerViewController: UIViewController {
    private let dialView = UIView()
    private let lapsView = UIView()
    private let notesView = UIView()
    private let helpView = UIView()

    @IBAction private func hideDetails(_ sender: UIButton) {
        dialView.isHidden = true
        lapsView.isHidden = true
        notesView.isHidden = true
        helpView.isHidden = true
    }
}
