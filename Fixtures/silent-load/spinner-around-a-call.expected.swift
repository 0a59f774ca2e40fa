// fixture: --unsafe-fixes
import UIKit

final class WeatherViewController: UIViewController {
    @IBOutlet private var spinner: UIActivityIndicatorView!
    @IBOutlet private var statusLabel: UILabel!
    private let service = WeatherService()

    @IBAction private func update(_ sender: UIButton) {
        spinner.startAnimating()
        service.forecast { [weak self] result in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.spinner.stopAnimating()
                switch result {
                case .success(let forecast):
                    self.statusLabel.text = forecast.summary
                    UIAccessibility.post(notification: .announcement, argument: forecast.summary)
                case .failure:
                    self.statusLabel.text = "No forecast available."
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "No forecast available."
                    )
                }
            }
        }
    }
}

struct Forecast {
    let summary: String
}

final class WeatherService {
    func forecast(completion: @escaping (Result<Forecast, Error>) -> Void) {}
}
