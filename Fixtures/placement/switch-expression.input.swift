import UIKit

final class FareViewController: UIViewController {
    @IBOutlet private var resultLabel: UILabel!
    private var zone = 1

    @IBAction private func calculate(_ sender: UIButton) {
        let fare = switch zone {
        case 1: "One zone"
        case 2: "Two zones"
        default: "Whole network"
        }
        resultLabel.text = fare
    }
}
