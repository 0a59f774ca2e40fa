import UIKit

final class FilePickerViewController: UIViewController {
    private let selectionPanel = UIView()
    private var isSelecting = false

    @IBAction private func doneTapped(_ sender: UIButton) {
        hideSelectionPanel()
    }

    private func hideSelectionPanel() {
        guard isSelecting else { return }
        isSelecting = false
        selectionPanel.removeFromSuperview()
    }
}
