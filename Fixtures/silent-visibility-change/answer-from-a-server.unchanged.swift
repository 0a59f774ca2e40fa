import UIKit

final class CatalogueViewController: UIViewController {
    @IBOutlet private var saleView: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        SaleService.isOn { [weak self] isOn in
            self?.saleView.isHidden = !isOn
        }
    }
}

enum SaleService {
    static func isOn(completion: @escaping @MainActor (Bool) -> Void) {}
}
