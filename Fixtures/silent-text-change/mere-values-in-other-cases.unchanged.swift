import UIKit

final class LetterViewController: UIViewController {
  enum Kind { case text(String), picture, film }

  @IBOutlet private var quotedMessageLabel: UILabel!
  private var selected = Kind.picture

  @IBAction private func reply(_ sender: UIButton) {
    switch selected {
    case .text(let text): quotedMessageLabel.text = text
    case .picture: quotedMessageLabel.text = NSLocalizedString("A picture", comment: "")
    case .film: quotedMessageLabel.text = NSLocalizedString("A film", comment: "")
    }
  }
}
