import UIKit

// When it is seen is up to who has made it.
final class StormWarningView: UIView {
  private let warningLabel = UILabel()

  func setText(_ text: String) {
    warningLabel.text = text
  }
}
