import UIKit

final class TourViewController: UIViewController {
    private var step: UIViewController!

    @IBAction func showNextStep(_ sender: UIButton) {
        let next = StepViewController()
        addChild(next)
        step.willMove(toParent: nil)
        transition(from: step, to: next, duration: 0.3, options: [], animations: nil) { _ in
            self.step.removeFromParent()
            next.didMove(toParent: self)
            self.step = next
            UIAccessibility.post(notification: .screenChanged, argument: next.view)
        }
    }
}

final class StepViewController: UIViewController {}
