import UIKit

final class WeatherViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func refresh(_ sender: UIButton) {
        Task {
            async let wind = Forecast.wind()
            async let rain = Forecast.rain()
            do {
                statusLabel.text = try await "Wind \(wind), rain \(rain)"
            } catch {
                errorLabel.text = "The forecast is not available."
            }
        }
    }
}

enum Forecast {
    static func wind() async throws -> Int { 3 }
    static func rain() async throws -> Int { 1 }
}
