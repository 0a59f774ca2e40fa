import UIKit

@MainActor
protocol RankDelegate: AnyObject { func rankTaken(name: String, id: Int) }

final class MemberController: UIViewController, RankDelegate {
    private let statusLabel = UILabel()

    @IBAction private func takeFirst(_ sender: UIButton) {
        rankTaken(name: "Reader", id: 1)
    }

    func rankTaken(name: String, id: Int) {
        statusLabel.text = name
    }
}
