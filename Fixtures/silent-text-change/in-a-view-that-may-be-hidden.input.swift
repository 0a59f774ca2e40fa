import UIKit

final class EmptyResultsView: UIView {
    let subtitleLabel = UILabel()
}

final class SearchViewController: UIViewController {
    private let emptyResultsView = EmptyResultsView()
    private let spinner = UIActivityIndicatorView()
    private var results: [String] = []

    func search(_ find: (@escaping ([String]) -> Void) -> Void) {
        spinner.startAnimating()
        find { results in
            self.spinner.stopAnimating()
            self.results = results
            self.emptyResultsView.subtitleLabel.text = "Nothing was found. Try other words."
            self.emptyResultsView.isHidden = !results.isEmpty
        }
    }
}
