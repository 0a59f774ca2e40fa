import UIKit

final class DrawerViewController: UIViewController {
    @IBOutlet private var drawerPanel: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
    }

    @objc private func pan(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began: view.endEditing(true)
        case .changed: showDrawerPanel()
        default: break
        }
    }

    private func showDrawerPanel() {
        drawerPanel.isHidden = false
    }
}
