import UIKit

final class OrderController: UIViewController {
    private let receiptPopup = UIView()

    @IBAction private func showReceipt(_ sender: UIButton) {
        guard let window = view.window else { return }
        window.addSubview(receiptPopup)
        receiptPopup.frame = window.bounds
        UIAccessibility.post(notification: .screenChanged, argument: receiptPopup)
    }
}
