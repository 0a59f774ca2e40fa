import UIKit

final class ReportViewController: UIViewController {
    @IBOutlet private var headlineLabel: UILabel!
    @IBOutlet private var addressField: UITextField!
    @IBOutlet private var addressToNote: NSLayoutConstraint!

    func configure(for topic: Topic) {
        loadViewIfNeeded()
        headlineLabel.text = topic.title
        if topic.needsAddress {
            addressField.placeholder = topic.prompt
        } else {
            hideAddressField()
        }
    }

    private func hideAddressField() {
        addressField.isHidden = true
        addressToNote.constant = 0
        view.layoutIfNeeded()
    }
}

struct Topic {
    var title: String
    var prompt: String
    var needsAddress: Bool
}

final class TopicsViewController: UITableViewController {
    private let topics: [Topic] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let report = ReportViewController(nibName: "Report", bundle: nil)
        report.configure(for: topics[indexPath.row])
        navigationController?.pushViewController(report, animated: true)
    }
}
