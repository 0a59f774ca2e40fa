import UIKit

final class OrderViewController: UIViewController {
    private let totalView = UIView()

    @IBAction private func place(_ sender: UIButton) {
        Kitchen.order { [weak self] message in
            self?.showErrorView(errorMessage: message)
        }
    }

    func showErrorView(errorMessage: String?) {
        let errorView = OrderErrorView()
        errorView.alpha = 0
        errorView.setDescription(errorMessage ?? "Something is missing")
        errorView.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(errorView)

        NSLayoutConstraint.activate([
            errorView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            errorView.bottomAnchor.constraint(equalTo: totalView.topAnchor, constant: -10),
        ])

        UIView.animate(
            withDuration: 0.2, delay: 0, options: [],
            animations: {
                errorView.alpha = 1
                UIView.animate(
                    withDuration: 0.2, delay: 5, options: [],
                    animations: { errorView.alpha = 0 },
                    completion: { _ in errorView.removeFromSuperview() })
            }, completion: nil)
    }
}

final class OrderErrorView: UIView {
    private let descriptionLabel = UILabel()

    func setDescription(_ text: String) {
        descriptionLabel.text = text
    }
}

enum Kitchen {
    static func order(_ done: @escaping (String?) -> Void) { done(nil) }
}
