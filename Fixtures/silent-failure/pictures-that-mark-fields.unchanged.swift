import UIKit

final class SlipFormController: UIViewController {
  @IBOutlet private var boatField: UITextField!
  @IBOutlet private var lengthField: UITextField!
  @IBOutlet private var warningImageBoat: UIImageView!
  @IBOutlet private var warningImageLength: UIImageView!

  // Nothing but pictures marks what is wrong: nobody can go on at one.
  @IBAction private func bookTapped(_ sender: UIButton) {
    if boatField.text?.isEmpty ?? true {
      warningImageBoat.isHidden = false
    }
    if lengthField.text?.isEmpty ?? true {
      warningImageLength.isHidden = false
    }
  }
}
