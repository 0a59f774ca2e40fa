import UIKit

final class StartViewController: UIViewController {
    @IBAction private func startTapped(_ sender: UIButton) {
        let main = storyboard?.instantiateViewController(withIdentifier: "main")
        view.window?.rootViewController = main
    }
}
