import UIKit

enum VoteState: String {
  case missing = "Choose a candidate first"
  case late = "The vote is closed"
}

@MainActor final class Observable<Value> {
  func bind(_ changed: @escaping (Value) -> Void) {}
}

@MainActor final class VoteModel {
  let onValidate = Observable<VoteState>()
}

final class VoteViewController: UIViewController {
  @IBOutlet var warningLabel: UILabel!
  private let model = VoteModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onValidate.bind { [weak self] state in
      self?.warningLabel.text = state.rawValue
    }
  }
}
