import UIKit

struct Listing {}

final class ListingFormController: UIViewController {
  @IBOutlet weak var titleField: UITextField!
  @IBOutlet weak var postalField: UITextField!
  @IBOutlet weak var feeField: UITextField!
  @IBOutlet weak var feeSwitch: UISwitch!
  @IBOutlet weak var titleErrorLabel: UILabel!
  @IBOutlet weak var zipCodeErrorLabel: UILabel!
  @IBOutlet weak var photoErrorLabel: UILabel!
  @IBOutlet weak var feeErrorLabel: UILabel!
  private var photos: [UIImage] = []
  private var listing: Listing?

  @IBAction func publish(_ sender: UIButton) {
    guard checkFields() else { return }
    save()
  }

  private func checkFields() -> Bool {
    var isValid = true
    if titleField.text!.isEmpty {
      isValid = false
      titleErrorLabel.isHidden = false
    }
    if postalField.text!.isEmpty {
      isValid = false
      zipCodeErrorLabel.isHidden = false
    }
    if listing != nil {
    } else {
      if photos.isEmpty {
        isValid = false
        photoErrorLabel.isHidden = false
      }
    }
    if feeSwitch.isOn {
      if feeField.text!.isEmpty {
        isValid = false
        feeErrorLabel.isHidden = false
      }
    }
    UIAccessibility.post(
      notification: .layoutChanged,
      argument: [
        titleErrorLabel,
        zipCodeErrorLabel,
        photoErrorLabel,
        feeErrorLabel
      ].first { !$0.isHidden }
    )
    return isValid
  }

  private func save() {}
}
