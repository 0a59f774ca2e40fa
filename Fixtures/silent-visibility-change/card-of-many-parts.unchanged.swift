import UIKit

final class CardViewController: UIViewController {
    private let pictureView = UIImageView()
    private let bannerView = UIView()
    private let titleLabel = UILabel()
    private let toastView = UIView()

    func configureCard() {
        view.addSubview(pictureView)
        view.addSubview(bannerView)
        view.addSubview(titleLabel)
        view.addSubview(toastView)
    }

    @IBAction private func flip(_ sender: UIButton) {
        configureCard()
    }
}
