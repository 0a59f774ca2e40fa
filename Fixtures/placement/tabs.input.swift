import UIKit

final class ElevatorViewController: UIViewController {
	@IBOutlet private var statusLabel: UILabel!
	private var floor = 0

	@IBAction private func call(_ sender: UIButton) {
		if floor == 0 {
			statusLabel.text = "The elevator is here"
		}
	}
}
