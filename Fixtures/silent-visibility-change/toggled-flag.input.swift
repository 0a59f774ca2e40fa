import UIKit

final class CatalogController: UIViewController {
  @IBOutlet private var filterPanel: UIView!

  @IBAction func showFilters(_ sender: UIButton) {
    filterPanel.isHidden.toggle()
  }
}
