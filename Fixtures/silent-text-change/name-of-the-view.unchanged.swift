// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Recording"
    }
}
