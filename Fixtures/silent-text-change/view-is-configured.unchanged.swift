import UIKit

final class HintCardView: UIView {
  private let messageLabel = UILabel()

  func configure(message: String, isWarning: Bool) {
    messageLabel.text = message
    backgroundColor = isWarning ? .systemYellow : .systemBackground
  }
}

final class TripController: UIViewController {
  private let card = HintCardView()

  @IBAction func next(_ sender: UIButton) {
    card.configure(message: "Turn left", isWarning: false)
  }
}
