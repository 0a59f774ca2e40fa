import UIKit

final class ParkingViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var minutes = 0

    @IBAction private func extend(_ sender: UIButton) {
        if minutes >= 120 {
            statusLabel.text = "Two hours are the limit"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Two hours are the limit"
                )
            }
            return
        }
        minutes += 30
        statusLabel.text = "Parking time extended"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Parking time extended")
        }
    }
}
