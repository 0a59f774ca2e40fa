import UIKit

enum EventStatus { case notStarted, ended, inProgress }

final class EventViewController: UIViewController {
    private let infoView = UIView()
    private let infoLabel = UILabel()
    var status = EventStatus.notStarted

    override func viewDidLoad() {
        super.viewDidLoad()
        fillInfo()
    }

    private func fillInfo() {
        switch status {
        case .notStarted:
            infoView.isHidden = false
            infoLabel.text = "This event has not begun."
        case .ended:
            infoView.isHidden = false
            infoLabel.text = "This event has ended."
        case .inProgress:
            infoView.isHidden = true
        }
    }
}
