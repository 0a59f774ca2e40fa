import UIKit

final class NutritionViewController: UIViewController {
    @IBOutlet private var detailsPanel: UIView!
    private var isExpanded = false

    @IBAction private func detailsTapped(_ sender: UIButton) {
        isExpanded.toggle()
        detailsPanel.isHidden = !isExpanded
        UIAccessibility.post(
            notification: .layoutChanged,
            argument: detailsPanel.isHidden ? nil : detailsPanel
        )
    }
}
