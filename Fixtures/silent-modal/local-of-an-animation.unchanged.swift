import UIKit

final class FilterViewController: UIViewController {
    private var isOpen = false

    @IBAction private func showFilters(_ sender: UIButton) {
        UIView.animate(
            withDuration: 0.3,
            animations: {
                let dialogView = DialogView()
                self.view.addSubview(dialogView)
            },
            completion: { _ in
                self.isOpen = true
            })
    }
}

final class DialogView: UIView {}
