import UIKit

final class SortBar: UIView {
    var onOrderChanged: ((String) -> Void)?
}

final class FruitViewController: UIViewController {
    @IBOutlet private var sortBar: SortBar!
    @IBOutlet private var statusLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        sortBar.onOrderChanged = { [weak self] order in
            self?.statusLabel.text = "Sorted by \(order)"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Sorted by \(order)")
            }
        }
    }
}
