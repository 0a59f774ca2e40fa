import UIKit

final class PlayerControls: UIView {
    enum Seek { case back, forth }

    @IBOutlet private var backLabel: UILabel!
    @IBOutlet private var forthLabel: UILabel!
    private let step = 10.0
    private var isAnimating = false

    @IBAction func back(_ sender: UIButton) {
        animate(backLabel, .back)
    }

    @IBAction func forth(_ sender: UIButton) {
        animate(forthLabel, .forth)
    }

    private func animate(_ stepLabel: UILabel, _ seek: Seek) {
        guard !isAnimating else { return }
        isAnimating = true
        stepLabel.text =
            seek == .back ? String(format: "-%d", Int(step)) : String(format: "+%d", Int(step))
        UIView.animate(
            withDuration: 0.5,
            animations: {
                stepLabel.alpha = 1
            },
            completion: { _ in
                stepLabel.alpha = 0
                self.isAnimating = false
            })
    }
}
