// fixture: --ios 15.0
import UIKit

final class ImportController: UIViewController {
  private let heightTitleLabel = UILabel()
  private let heightTextField = UITextField()
  private let hintLabel = UILabel()
  private let dateButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    heightTitleLabel.isHidden = true
    heightTextField.isHidden = true
    hintLabel.isHidden = true
  }

  // The label is what the field is called.
  @IBAction func heightTapped() {
    dateButton.isHidden = true
    heightTitleLabel.text = "Height of the block"
    heightTitleLabel.isHidden = false
    heightTextField.isHidden = false
  }

  @IBAction func helpTapped() {
    hintLabel.text = "The height is a number of six digits"
    hintLabel.isHidden = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(
        notification: .announcement,
        argument: "The height is a number of six digits"
      )
    }
  }
}
