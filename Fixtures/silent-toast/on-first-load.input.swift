// fixture: --unsafe-fixes
import UIKit

final class StartViewController: UIViewController {
    @IBOutlet private var updateBanner: UIView!
    @IBOutlet private var bannerLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        check { [weak self] text in
            self?.placeUpdateBanner(text)
        }
    }

    private func placeUpdateBanner(_ text: String) {
        bannerLabel.text = text
        updateBanner.isHidden = false
    }

    private func check(completion: @escaping (String) -> Void) {
        completion("")
    }
}
