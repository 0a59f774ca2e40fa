import UIKit

final class ImportViewController: UIViewController {
    @IBOutlet private var list: UITableView!
    @IBOutlet private var resultOverlay: UIView!

    func importFile(_ file: URL) {
        upload(file) { [weak self] in
            guard let self else { return }
            resultOverlay.isHidden = false
            list.accessibilityElementsHidden = true
            UIAccessibility.post(notification: .screenChanged, argument: resultOverlay)
        }
    }

    private func upload(_ file: URL, completion: @escaping () -> Void) {
        completion()
    }
}
