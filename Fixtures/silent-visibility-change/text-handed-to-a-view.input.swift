import UIKit

final class StateView: UIView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let retryButton = UIButton()

    func configure(image: UIImage?, text: String, showsRetry: Bool) {
        imageView.image = image
        label.text = text
        retryButton.isHidden = !showsRetry
    }
}

final class OrdersViewController: UIViewController {
    private let loadingIndicator = UIActivityIndicatorView()
    private let stateView = StateView()
    private let service = OrderService()

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    @IBAction private func load() {
        loadingIndicator.startAnimating()
        service.orders { [weak self] result in
            guard let self else { return }
            self.loadingIndicator.stopAnimating()
            switch result {
            case .success(let orders) where orders.isEmpty:
                self.stateView.configure(image: nil, text: "You have no orders yet.", showsRetry: false)
                self.stateView.isHidden = false
            case .success:
                self.stateView.isHidden = true
            case .failure(let error):
                self.stateView.configure(image: nil, text: error.localizedDescription, showsRetry: true)
                self.stateView.isHidden = false
            }
        }
    }
}

final class OrderService {
    func orders(completion: @escaping @MainActor (Result<[String], Error>) -> Void) {}
}
