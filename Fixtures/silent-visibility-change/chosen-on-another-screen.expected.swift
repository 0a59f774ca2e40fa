import UIKit

@MainActor
protocol GuestChoosing: AnyObject {
    func onGuestSelected(_ name: String, in screen: GuestsViewController)
}

final class GuestsViewController: UITableViewController {
    weak var delegate: GuestChoosing?

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.onGuestSelected("Ada", in: self)
    }
}

final class PartyViewController: UIViewController, GuestChoosing {
    private let guestContainer = UIView()

    func onGuestSelected(_ name: String, in screen: GuestsViewController) {
        guestContainer.isHidden = false
    }
}

@MainActor
protocol SeatChoosing: AnyObject {
    func onSeatSelected(_ name: String, in list: UIView)
}

final class SeatsView: UIView {
    weak var delegate: SeatChoosing?

    @IBAction func seatTapped() {
        delegate?.onSeatSelected("Window", in: self)
    }
}

final class TableViewController: UIViewController, SeatChoosing {
    private let seatContainer = UIView()

    func onSeatSelected(_ name: String, in list: UIView) {
        seatContainer.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: seatContainer)
    }
}
