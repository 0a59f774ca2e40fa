import UIKit

final class RoomsViewController: UIViewController {
    private let spinner = UIActivityIndicatorView()
    private var dataSource: UITableViewDiffableDataSource<Int, String>!
    private var floors: [Floor] = []

    @IBAction private func searchTapped() {
        spinner.startAnimating()
        House.floors { floors in
            self.spinner.stopAnimating()
            self.floors = floors
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(self.floors[0].rooms)
            self.dataSource.apply(snapshot)
        }
    }
}

struct Floor {
    let rooms: [String]
}

enum House {
    static func floors(then done: @escaping @MainActor ([Floor]) -> Void) {}
}
