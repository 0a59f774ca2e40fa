// fixture: --ios 16.0
import UIKit

final class TicketViewController: UIViewController {
    @IBOutlet private weak var failureLabel: UIStackView!
    private let desk = Desk()

    private func send(_ ticket: Ticket) {
        desk.send(ticket).onSuccess { [weak self] in
            self?.dismiss(animated: true)
        }.onFailure { [weak self] _ in
            self?.failureLabel.isHidden = false
        }
    }
}

struct Ticket {}

final class Desk {
    func send(_ ticket: Ticket) -> Answer { Answer() }
    func explain(_ use: @escaping (String) -> Void) {}
}

struct Answer {
    func onSuccess(_ run: @escaping () -> Void) -> Answer { self }

    @discardableResult
    func onFailure(_ run: @escaping (any Error) -> Void) -> Answer { self }
}
