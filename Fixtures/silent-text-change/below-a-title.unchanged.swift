import UIKit

final class SignUpController: UIViewController {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var instructionLabel: UILabel!
    private let club = Club()

    @IBAction private func join(_ sender: UIButton) {
        club.join { [weak self] isMember in
            guard isMember, let self else { return }
            self.titleLabel.text = "Welcome"
            self.instructionLabel.attributedText = NSAttributedString(
                string: "Your key is in the settings")
        }
    }
}

@MainActor
final class Club {
    func join(_ done: @escaping (Bool) -> Void) {}
}
