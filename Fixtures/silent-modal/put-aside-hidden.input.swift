import UIKit

final class SignUpView: UIView {
  private var genderModalView: UIView?

  @IBAction private func didTapGender(_ sender: UIButton) {
    if genderModalView == nil { setGenderModalView() }
    genderModalView?.isHidden = false
  }

  private func setGenderModalView() {
    genderModalView = UIView(frame: bounds)
    genderModalView!.isHidden = true
    addSubview(genderModalView!)
  }
}
