import UIKit

final class PlantViewController: UIViewController {
    private let sparkleView = UIImageView(image: UIImage(named: "sparkle"))

    override func viewDidLoad() {
        super.viewDidLoad()
        sparkleView.accessibilityElementsHidden = true
        sparkleView.isHidden = true
        view.addSubview(sparkleView)
    }

    @IBAction private func water(_ sender: UIButton) {
        sparkleView.isHidden = false
    }
}
