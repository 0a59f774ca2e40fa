import UIKit

final class ThreadViewController: UIViewController {
    @IBOutlet private var suggestionsView: UITableView!
    @IBOutlet private var replyField: UITextField!

    @IBAction func edit(_ sender: UIButton) {
        let warning = NSLocalizedString("Only people who have not read it yet are told", comment: "")
        let warningView = UIView()
        let warningLabel = UILabel()
        warningView.addSubview(warningLabel)
        warningLabel.text = warning
        warningLabel.numberOfLines = 0
        suggestionsView.tableHeaderView = warningView
        replyField.becomeFirstResponder()
    }
}
