import UIKit

final class FinderViewController: UIViewController {
    @IBOutlet private var resultsLabel: UILabel!
    @IBOutlet private var noResultsLabel: UILabel!
    @IBOutlet private var noResultsView: UIView!
    @IBOutlet private var spinner: UIActivityIndicatorView!
    var find: (@escaping ([String]) -> Void) -> Void = { _ in }

    @IBAction private func findTapped(_ sender: UIButton) {
        spinner.startAnimating()
        find { found in
            self.spinner.stopAnimating()
            self.resultsLabel.text = "Shops are found"
            self.resultsLabel.isHidden = found.isEmpty
            self.noResultsLabel.text = "Nothing is found"
            self.noResultsView.isHidden = !found.isEmpty
        }
    }
}
