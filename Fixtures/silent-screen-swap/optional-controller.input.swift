import UIKit

@MainActor
final class Screens {
    func makeMain() -> UIViewController { UIViewController() }
}

final class StartViewController: UIViewController {
    private var screens: Screens?

    @IBAction private func startTapped(_ sender: UIButton) {
        let main = screens?.makeMain()
        view.window?.rootViewController = main
    }
}
