import UIKit

final class BerthFormController: UIViewController {
  @IBOutlet private var boatField: UITextField!
  @IBOutlet private var lengthField: UITextField!
  @IBOutlet private var harborField: UITextField!
  @IBOutlet private var warningImageBoat: UIImageView!
  @IBOutlet private var warningLabelBoat: UILabel!
  @IBOutlet private var errorIconLength: UIImageView!
  @IBOutlet private var errorLabelLength: UILabel!
  @IBOutlet private var iconHarbor: UIImageView!
  @IBOutlet private var harborMessageLabel: UILabel!

  // Each field has a picture for the eye and a text: only the text is a place to go on.
  @IBAction private func bookTapped(_ sender: UIButton) {
    if harborField.text?.isEmpty ?? true {
      iconHarbor.isHidden = false
      harborMessageLabel.isHidden = false
    }
    if boatField.text?.isEmpty ?? true {
      warningImageBoat.isHidden = false
      warningLabelBoat.isHidden = false
    }
    if lengthField.text?.isEmpty ?? true {
      errorIconLength.isHidden = false
      errorLabelLength.isHidden = false
    }
    UIAccessibility.post(
      notification: .layoutChanged,
      argument: [harborMessageLabel, warningLabelBoat, errorLabelLength].first { !$0.isHidden }
    )
  }
}
