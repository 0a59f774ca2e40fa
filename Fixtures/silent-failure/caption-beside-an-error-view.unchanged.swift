import UIKit

final class WeatherViewController: UIViewController {
    @IBOutlet private var errorView: UIView!
    @IBOutlet private var townCaption: UILabel!

    @IBAction private func refresh(_ sender: UIButton) {
        Weather.fetch { [weak self] town in
            if town == nil {
                self?.townCaption.text = "Nowhere"
                self?.errorView.isHidden = false
            }
        }
    }
}

enum Weather {
    static func fetch(_ completion: @escaping @MainActor (String?) -> Void) {}
}
