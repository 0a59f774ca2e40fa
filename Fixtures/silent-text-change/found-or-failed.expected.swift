import UIKit

final class LookUpViewController: UIViewController {
    private let priceLabel = UILabel()
    private let spinner = UIActivityIndicatorView()
    var lookUp: (String) async throws -> String = { $0 }

    func handle(code: String) {
        spinner.startAnimating()
        Task {
            defer { spinner.stopAnimating() }
            do {
                let price = try await lookUp(code)
                priceLabel.text = "It costs \(price)"
                UIAccessibility.post(notification: .announcement, argument: "It costs \(price)")
            } catch {
                priceLabel.text = "The price could not be found"
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "The price could not be found"
                )
            }
        }
    }
}
