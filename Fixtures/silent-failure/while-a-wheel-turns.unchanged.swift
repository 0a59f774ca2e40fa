import UIKit

/// Every row that the wheel passes would pull the focus away from it.
final class BerthViewController: UIViewController, UIPickerViewDelegate {
    @IBOutlet private var errorLabel: UILabel!
    private var berths: [Berth] = []

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        check(berths[row])
    }

    private func check(_ berth: Berth) {
        guard berth.isTaken else { return }
        errorLabel.text = "This berth is taken."
        errorLabel.isHidden = false
    }
}

struct Berth {
    let isTaken: Bool
}
