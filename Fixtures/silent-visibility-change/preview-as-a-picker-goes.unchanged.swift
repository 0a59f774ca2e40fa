// fixture: --ios 16.0
import UIKit

final class ComposeViewController: UIViewController, UIDocumentPickerDelegate {
    @IBOutlet private var previewPanel: UIView!

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        controller.dismiss(animated: true)
        showPreview()
    }

    private func showPreview() {
        previewPanel.isHidden = false
    }
}
