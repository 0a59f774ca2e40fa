import UIKit

final class TicketViewController: UIViewController {
    @IBOutlet private var codeView: UIView!
    @IBOutlet private var detailsView: UIView!

    @IBAction private func detailsTapped(_ sender: UIButton) {
        UIView.transition(
            from: codeView, to: detailsView, duration: 0.3,
            options: [.showHideTransitionViews], completion: nil)
    }
}
