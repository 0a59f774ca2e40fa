import UIKit

final class OfferViewController: UIViewController {
  @IBOutlet private var sortCoverView: UIView!
  @IBOutlet private var sortFilterView: UIView!

  @IBAction private func showSortView(_ sender: UIButton) {
    sortCoverView.isHidden = false
    sortFilterView.isHidden = false
  }
}
