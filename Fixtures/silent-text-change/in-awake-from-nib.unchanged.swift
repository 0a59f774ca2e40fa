// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        statusLabel.text = "Recording paused"
    }
}
