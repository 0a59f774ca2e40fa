import UIKit

final class HearingAidController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let link = Link()

    @IBAction private func connect(_ sender: UIButton) {
        link.open { [weak self] state in
            self?.show(state)
        }
    }

    private func show(_ state: LinkState) {
        switch state {
        case .reading:
            statusLabel.text = "Fetching the battery level"
        case .ready:
            statusLabel.text = "The hearing aid is connected"
            UIAccessibility.post(
                notification: .announcement,
                argument: "The hearing aid is connected"
            )
        }
    }
}

enum LinkState {
    case reading, ready
}

@MainActor
final class Link {
    func open(_ report: @escaping (LinkState) -> Void) {}
}
