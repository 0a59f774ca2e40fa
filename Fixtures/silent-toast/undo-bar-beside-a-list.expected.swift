import UIKit

final class UndoBar: UIView {
    let label = UILabel()
}

final class TripsViewController: UITableViewController {
    private let undoBar = UndoBar()
    private var trips: [String] = []

    @IBAction private func cancelTapped(_ sender: UIButton) {
        let trip = trips.remove(at: sender.tag)
        tableView.reloadData()
        undoBar.label.text = "\(trip) is cancelled"
        undoBar.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "\(trip) is cancelled")
        }
    }
}
