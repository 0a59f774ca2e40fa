import UIKit

final class BoardViewController: UIViewController {
    func saveFailed() {
        let errorItem = ErrorItem()
        errorItem.message = "The board could not be saved"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: "The board could not be saved"
            )
        }
        errorItem.show(in: view)
    }
}

typealias ErrorItem = Notices.Item

enum Notices {
    @MainActor
    final class Item {
        var message = ""

        func show(in view: UIView) {}
    }
}
