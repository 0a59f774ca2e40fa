import UIKit

final class PictureCell: UITableViewCell {
    let spinner = UIActivityIndicatorView()
}

final class WishesViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private var wishes: [String] = []
    private let presenter = WishesPresenter()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.view = self
        presenter.getWishes()
    }

    func showWishes(_ found: [String]) {
        tableView.isHidden = false
        wishes = found
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        wishes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Wish", for: path)
        if let cell = cell as? PictureCell {
            cell.spinner.startAnimating()
        }
        return cell
    }
}

@MainActor
final class WishesPresenter {
    weak var view: WishesViewController?
    private let shop = Shop()

    func getWishes() {
        shop.wishes().subscribe { [weak self] found in
            self?.view?.showWishes(found)
        }
    }
}

struct Shop: Sendable {
    func wishes() -> Shop { self }
    func subscribe(_ next: @escaping @MainActor ([String]) -> Void) {}
}
