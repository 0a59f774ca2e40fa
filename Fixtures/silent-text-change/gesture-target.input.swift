import UIKit

final class FlashcardViewController: UIViewController {
	private let resultLabel = UILabel()

	override func viewDidLoad() {
		super.viewDidLoad()
		let swipe = UISwipeGestureRecognizer(target: self, action: #selector(knewIt))
		view.addGestureRecognizer(swipe)
	}

	@objc private func knewIt() {
		resultLabel.text = "Marked as known"
	}
}
