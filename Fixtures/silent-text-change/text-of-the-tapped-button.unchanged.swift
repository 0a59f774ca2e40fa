import UIKit

final class FollowViewController: UIViewController {
    @IBOutlet private var followButton: UIButton!

    @IBAction private func followTapped(_ sender: UIButton) {
        sender.isSelected.toggle()
        sender.setTitle(sender.isSelected ? "Following" : "Follow", for: .normal)
    }
}
