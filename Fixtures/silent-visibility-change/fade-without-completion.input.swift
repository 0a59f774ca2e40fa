import UIKit

final class ReaderViewController: UIViewController {
    @IBOutlet private var glossaryView: UIView!

    @objc private func showGlossary() {
        glossaryView.isHidden = false
        UIView.animate(withDuration: 0.2) {
            self.glossaryView.alpha = 1
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Glossary", style: .plain, target: self, action: #selector(showGlossary))
    }
}
