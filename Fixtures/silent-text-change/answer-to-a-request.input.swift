import UIKit
import Combine

final class ResetController: UIViewController {
    @IBOutlet var infoBox: UIView!
    @IBOutlet var infoBoxLabel: UILabel!
    private var bag = Set<AnyCancellable>()

    @IBAction func resetTapped(_ sender: UIButton) {
        sender.isEnabled = false
        Account.reset()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] ok in
                sender.isEnabled = true
                self?.infoBoxLabel.text = ok ? NSLocalizedString("reset.sent", comment: "") : NSLocalizedString("reset.failed", comment: "")
                self?.infoBox.isHidden = false
            }
            .store(in: &bag)
    }
}

enum Account {
    static func reset() -> AnyPublisher<Bool, Never> {
        fatalError("of no account")
    }
}
