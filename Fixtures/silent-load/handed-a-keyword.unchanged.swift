import UIKit

final class WordViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let spinner = UIActivityIndicatorView()
    private var words: [String] = []

    func loadWords(keyword: String) {
        spinner.startAnimating()
        Lexicon.words(like: keyword) { found in
            self.spinner.stopAnimating()
            self.words = found
            self.tableView.reloadData()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        words.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum Lexicon {
    static func words(like: String, completion: @escaping @MainActor ([String]) -> Void) {}
}
