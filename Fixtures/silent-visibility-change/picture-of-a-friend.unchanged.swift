import UIKit

final class CheerView: UIView {
    private let emptyView = UIView()
    private let friendView = UIView()

    func showFriendImage(_ image: UIImage?) {
        emptyView.isHidden = true
        friendView.isHidden = false
    }
}

final class CheerController: UIViewController {
    private let cheerView = CheerView()

    @IBAction private func cheer(_ sender: UIButton) {
        cheerView.showFriendImage(nil)
    }
}
