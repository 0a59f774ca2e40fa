import UIKit

final class AmountViewController: UIViewController {
    @IBOutlet private var amountSlider: UISlider!
    @IBOutlet private var amountLabel: UILabel!
    @IBOutlet private var warningLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        amountSlider.addTarget(self, action: #selector(amountChanged), for: .valueChanged)
    }

    @objc private func amountChanged() {
        amountLabel.text = "\(amountSlider.value) a month"
        warningLabel.isHidden = amountSlider.value > 10
    }
}
