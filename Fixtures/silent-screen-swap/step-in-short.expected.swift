// fixture: --unsafe-fixes
import UIKit

final class AddressStepVC: UIViewController {
    @IBOutlet private var titleLabel: UILabel!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationItem.hidesBackButton = true
        UIAccessibility.post(notification: .screenChanged, argument: titleLabel)
    }
}
