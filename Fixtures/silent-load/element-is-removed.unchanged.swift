import UIKit

final class FavouritesViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let spinner = UIActivityIndicatorView()
    private var items: [String] = []
    private let shop = FavouriteShop()

    func didTapRemove(_ name: String) {
        spinner.startAnimating()
        shop.remove(name) { [weak self] in
            guard let self else { return }
            self.spinner.stopAnimating()
            self.items.removeAll { $0 == name }
            self.tableView.reloadData()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Favourite", for: path)
    }
}

struct FavouriteShop: Sendable {
    func remove(_ name: String, _ done: @escaping @MainActor () -> Void) {}
}
