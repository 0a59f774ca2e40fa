import UIKit

final class PlaceSearchViewController: UIViewController, UITableViewDataSource {
    private let spinner = UIActivityIndicatorView()
    private let tableView = UITableView()
    private var places: [String] = []

    @IBAction private func searchTapped() {
        spinner.startAnimating()
        PlaceFinder.search { result in
            switch result {
            case .success(let found):
                self.places = found
            case .failure(let error):
                print(error)
            }
            self.tableView.reloadData()
            self.spinner.stopAnimating()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        places.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum PlaceFinder {
    static func search(completion: @escaping @MainActor (Result<[String], Error>) -> Void) {}
}
