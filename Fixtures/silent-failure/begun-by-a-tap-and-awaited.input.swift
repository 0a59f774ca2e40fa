import UIKit

final class AccountViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    private var name: String?

    @IBAction private func createTapped(_ sender: UIButton) {
        Task {
            await create()
        }
    }

    private func create() async {
        guard let name else {
            errorLabel.text = "Enter a name first."
            return
        }
        await upload(name)
    }

    private func upload(_ name: String) async {}
}
