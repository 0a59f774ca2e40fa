import UIKit

@MainActor
final class HarbourCoordinator {
    private let window: UIWindow
    private let storyboard = UIStoryboard(name: "Main", bundle: nil)

    init(window: UIWindow) {
        self.window = window
    }

    func finishMoving() {
        let loadingViewController = storyboard.instantiateViewController(withIdentifier: "Loading")
        window.rootViewController = loadingViewController
    }
}

final class MovingViewController: UIViewController {
    var coordinator: HarbourCoordinator?

    @IBAction func moveTapped(_ sender: Any) {
        coordinator?.finishMoving()
    }
}
