import UIKit

final class DatesController: UIViewController {
    private let fromPicker = UIDatePicker()
    private let toPicker = UIDatePicker()
    private let rangeErrorLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        rangeErrorLabel.isHidden = true
        fromPicker.addTarget(self, action: #selector(datePicked), for: .valueChanged)
        toPicker.addTarget(self, action: #selector(datePicked), for: .valueChanged)
    }

    @objc private func datePicked() {
        if toPicker.date < fromPicker.date {
            rangeErrorLabel.text = "The end is before the start"
            rangeErrorLabel.isHidden = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "The end is before the start"
                )
            }
        } else {
            rangeErrorLabel.isHidden = true
        }
    }
}
