import UIKit

final class ChildViewController: UIViewController {
    private var datePickerView: UIView?

    func openDatePickerView() {
        guard datePickerView == nil else { return }
        let datePickerView = UIView(frame: view.bounds)
        datePickerView.addSubview(UIDatePicker())
        view.addSubview(datePickerView)
        self.datePickerView = datePickerView
        UIAccessibility.post(notification: .screenChanged, argument: datePickerView)
    }
}
