import UIKit

final class NotebookViewController: UIViewController {
    @IBAction private func pin(_ sender: UIButton) { showToast(message: "Note pinned") }
    @IBAction private func archive(_ sender: UIButton) { showToast(message: "Note archived") }
    @IBAction private func duplicate(_ sender: UIButton) { showToast(message: "Note duplicated") }

    private func upload() {
        Task {
            await NoteStore.upload()
            showToast(message: "Notes uploaded")
        }
    }

    private func showToast(message: String) {
        let label = UILabel()
        label.text = message
        label.textAlignment = .center
        view.addSubview(label)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: message)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            label.removeFromSuperview()
        }
    }
}

enum NoteStore {
    static func upload() async {}
}
