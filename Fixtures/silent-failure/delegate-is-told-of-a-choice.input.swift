import UIKit

@MainActor
protocol DayPickerDelegate: AnyObject {
    func dayPicker(_ picker: UIView, didSelect day: Int)
}

final class StayViewController: UIViewController, DayPickerDelegate {
    @IBOutlet private var errorLabel: UILabel!

    func dayPicker(_ picker: UIView, didSelect day: Int) {
        guard day > 2 else {
            errorLabel.text = "That day is taken."
            return
        }
    }
}
