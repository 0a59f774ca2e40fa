import UIKit

final class ShopViewController: UIViewController {
    private var detailsPanel: DetailsPanel!

    @IBAction private func showDetails(_ sender: UIButton) {
        if detailsPanel == nil {
            detailsPanel = DetailsPanel()
            view.addSubview(detailsPanel)
        }
        detailsPanel.fill(with: sender.tag)
    }
}

final class DetailsPanel: UIView {
    func fill(with article: Int) {}
}
