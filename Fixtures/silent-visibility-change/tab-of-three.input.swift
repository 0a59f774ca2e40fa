import UIKit

final class ProviderViewController: UIViewController {
  @IBOutlet private var servicesView: UIView!
  @IBOutlet private var reviewsView: UIView!
  @IBOutlet private var aboutView: UIView!

  @IBAction private func servicesTapped(_ sender: UIButton) {
    servicesView.isHidden = false
    aboutView.isHidden = true
    reviewsView.isHidden = true
  }

  @IBAction private func reviewsTapped(_ sender: UIButton) {
    servicesView.isHidden = true
    aboutView.isHidden = true
    reviewsView.isHidden = false
  }

  @IBAction private func aboutTapped(_ sender: UIButton) {
    servicesView.isHidden = true
    reviewsView.isHidden = true
    aboutView.isHidden = false
  }
}
