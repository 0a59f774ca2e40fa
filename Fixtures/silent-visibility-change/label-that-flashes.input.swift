import UIKit

final class FilterViewController: UIViewController {
    @IBOutlet private var nameLabel: UILabel!
    private let names = ["Warm", "Cold"]

    @IBAction private func showNameTapped(_ sender: UIButton) {
        nameLabel.text = names[sender.tag]
        nameLabel.alpha = 1
        UIView.animate(withDuration: 0.5, delay: 0.8, options: [], animations: {
            self.nameLabel.alpha = 0
        })
    }
}
