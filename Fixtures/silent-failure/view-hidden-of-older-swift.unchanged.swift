import UIKit

class PageController: UIViewController {
    let errorView = UIView()
    let errorTitleLabel = UILabel()

    @IBAction func check(sender: UIButton) {
        showError("Nothing there")
    }

    func showError(title: String?) {
        errorTitleLabel.text = title
        errorView.hidden = false
    }
}
