import UIKit

final class DropDownList {
    var selectionAction: ((Int, String) -> Void)?
    func show() {}
}

final class GuestController: UIViewController {
    private let dropDown = DropDownList()
    private let maritalStatusLabel = UILabel()

    @IBAction private func chooseStatus(_ sender: UIButton) {
        dropDown.selectionAction = { [weak self] _, item in
            self?.maritalStatusLabel.text = item
        }
        dropDown.show()
    }
}
