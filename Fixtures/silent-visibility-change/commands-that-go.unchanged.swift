import UIKit

final class FilePickerViewController: UIViewController {
    private let selectionToolbar = UIView()
    private var isSelecting = false

    @IBAction private func doneTapped(_ sender: UIButton) {
        hideSelectionToolbar()
    }

    private func hideSelectionToolbar() {
        guard isSelecting else { return }
        isSelecting = false
        selectionToolbar.removeFromSuperview()
    }
}
