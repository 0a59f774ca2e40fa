import UIKit

final class HotelViewController: UIViewController {
    private let menuView = UIView()
    private let calendarView = UIView()
    private let offersView = UIView()

    @IBAction func changeView(_ sender: UIButton) {
        menuView.isHidden = true
        calendarView.isHidden = true
        offersView.isHidden = true
        switch sender.tag {
        case 0: menuView.isHidden = false
        case 1: calendarView.isHidden = false
        default: offersView.isHidden = false
        }
    }
}
