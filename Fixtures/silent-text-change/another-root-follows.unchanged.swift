import UIKit

final class UpdateViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let updater = Updater()

    @IBAction func update(_ sender: UIButton) {
        Task { @MainActor in
            await updater.update()
            self.statusLabel.text = "All is up to date"
            Windows.main.replaceMainRootViewController(UIViewController())
        }
    }
}

@MainActor
final class Windows {
    static let main = Windows()

    func replaceMainRootViewController(_ controller: UIViewController) {}
}

struct Updater: Sendable {
    func update() async {}
}
