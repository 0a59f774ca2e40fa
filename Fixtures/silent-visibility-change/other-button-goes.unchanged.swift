import UIKit

final class AllocationViewController: UIViewController {
  @IBOutlet private var backToSharesOutlet: UIButton!
  private var isBySector = true

  @IBAction private func sharesTapped(_ sender: UIButton) {
    isBySector = false
    backToSharesOutlet.isHidden = true
  }
}
