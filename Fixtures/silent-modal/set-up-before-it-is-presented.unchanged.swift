import UIKit

final class BulletinViewController: UIViewController {
    fileprivate let contentView = UIView()
    fileprivate let contentStackView = UIStackView()

    override func loadView() {
        super.loadView()
        contentView.accessibilityViewIsModal = true
        contentView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(contentView)
        contentView.addSubview(contentStackView)
    }
}

final class StartViewController: UIViewController {
    @IBAction func showBulletin(_ sender: UIButton) {
        let bulletin = BulletinViewController()
        bulletin.loadView()
        present(bulletin, animated: true)
    }
}
