import UIKit

final class VoteModel {
  var onInvalidMessage: ((String) -> Void)?
  var onDone: (() -> Void)?
  func vote() {}
}

final class VoteViewController: UIViewController {
  @IBOutlet var warningLabel: UILabel!
  private let model = VoteModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onInvalidMessage = { [weak self] message in
      self?.warningLabel.text = message
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: message)
      }
    }
  }

  @IBAction func vote(_ sender: UIButton) {
    model.vote()
  }
}
