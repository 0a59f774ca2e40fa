import UIKit

final class CourseSearchController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let spinner = UIView()
    private let statusLabel = UILabel()
    private var courses: [String] = []

    @IBAction func searchOverlayTapped(_ sender: UIButton) {
        hideSpinner()
        tableView.reloadData()
    }

    private func hideSpinner() {
        spinner.removeFromSuperview()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        courses.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath)
        statusLabel.text = cell?.textLabel?.text
    }
}

final class ListFooterView: UIView {
    private let messageLabel = UILabel()
    private let spinner = UIActivityIndicatorView()

    func showFooter() {
        spinner.stopAnimating()
        messageLabel.text = "Courses"
        messageLabel.isHidden = false
    }
}
