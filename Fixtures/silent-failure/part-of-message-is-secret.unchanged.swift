import UIKit

final class JobViewController: UIViewController {
  @IBOutlet weak var errorMessageLabel: UILabel!

  func showFailure(errorMessage: String) {
    let token = errorMessage.components(separatedBy: ": ")
    let index = 1
    if index < token.count {
      errorMessageLabel.text = token[index]
    }
  }
}
