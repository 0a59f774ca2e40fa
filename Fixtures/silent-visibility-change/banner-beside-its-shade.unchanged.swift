import UIKit

final class MapViewController: UIViewController {
    private let bannerView = UIView()
    private let shade = UIView()

    @IBAction private func pinTapped() {
        setUpBanner()
    }

    func setUpBanner() {
        view.addSubview(shade)
        view.addSubview(bannerView)
    }
}
