// fixture: --ios 16.0
import UIKit

/// Actions that leave the focus where it is, or say nothing of where it was.
final class FilterBar: UIView {
  private let divider = UIView()
  private let menu = UIView()

  func wire() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(handleOutsideTap(_:)))
    addGestureRecognizer(tap)
  }

  @objc func handleOutsideTap(_ gesture: UITapGestureRecognizer) {
    menu.isHidden = true
  }

  @IBAction func sortTapped(_ sender: UIButton) {
    divider.isHidden = true
  }
}
