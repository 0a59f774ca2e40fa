import UIKit

protocol FlowCoordinator: AnyObject { func didFinishFlow() }

final class CardController: UIViewController {
    weak var coordinator: FlowCoordinator?
    private let detailPanel = UIView()
    private let closeButton = UIButton()

    @IBAction private func closePanel(_ sender: UIButton) {
        detailPanel.alpha = 0
        closeButton.alpha = 0
        UIView.animate(withDuration: 0.3) {
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.coordinator?.didFinishFlow()
        }
    }
}
