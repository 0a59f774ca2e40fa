import UIKit

final class TripViewController: UIViewController {
    @IBOutlet private var routePanel: UIView!
    @IBOutlet private var weatherPanel: UIView!

    @IBAction private func detailsTapped(_ sender: UIButton) {
        routePanel.isHidden = false
        weatherPanel.isHidden = false
    }
}
