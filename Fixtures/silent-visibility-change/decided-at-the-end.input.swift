import UIKit

final class JobsController: UIViewController {
  @IBOutlet private var filterPanel: UIView!
  private var isFilterOpen = false

  @IBAction func toggleFilter(_ sender: UIButton) {
    isFilterOpen.toggle()
    filterPanel.isHidden = false
    UIView.animate(
      withDuration: 0.25,
      animations: { self.filterPanel.alpha = self.isFilterOpen ? 1 : 0 },
      completion: { _ in
        self.filterPanel.isHidden = !self.isFilterOpen
      })
  }
}
