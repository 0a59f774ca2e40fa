import UIKit

final class VoucherForm: UIViewController {
    private let errorItem = FormErrorItem()

    @IBAction private func redeem(_ sender: UIButton) {
        showError(message: "This voucher has been used.")
    }

    private func showError(message: String) {
        errorItem.message = message
        errorItem.isVisible = true
    }
}

final class FormErrorItem {
    var message = ""
    var isVisible = false
}
