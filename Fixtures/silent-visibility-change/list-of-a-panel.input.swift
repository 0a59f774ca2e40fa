import UIKit

final class RouteController: UIViewController {
  @IBOutlet private var stepPanel: UIView!
  @IBOutlet private var stepTable: UITableView!

  @IBAction func showSteps(_ sender: UIButton) {
    showStepPanel()
  }

  private func showStepPanel() {
    stepTable.reloadData()
    stepPanel.alpha = 0
    stepPanel.isHidden = false
    UIView.animate(withDuration: 0.2) { self.stepPanel.alpha = 1 }
  }
}
