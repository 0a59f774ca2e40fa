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
    }
  }

  @IBAction func vote(_ sender: UIButton) {
    model.vote()
  }
}
