import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var filterPanel: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        filterPanel.isHidden = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        filterPanel.isHidden = false
    }
}
