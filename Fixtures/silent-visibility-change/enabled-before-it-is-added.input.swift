import UIKit

final class RouteViewController: UIViewController {
    private let stopsPanel = UIView()

    @IBAction private func showStops(_ sender: UIButton) {
        stopsPanel.isUserInteractionEnabled = true
        view.addSubview(stopsPanel)
    }
}
