import UIKit

enum MaritalStatus: String { case single, married }

final class ProfileController: UIViewController {
    private let statusLabel = UILabel()
    private var chosen = MaritalStatus.single

    @IBAction private func takeMarried(_ sender: UIButton) {
        chosen = .married
        statusLabel.text = chosen.rawValue
    }
}
