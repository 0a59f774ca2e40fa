import UIKit

final class RosterViewController: UIViewController {
    private var dataSource: UITableViewDiffableDataSource<Int, String>!
    private let members = ["Ida", "Jon"]

    func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(members)
        return snapshot
    }

    @IBAction private func removeTapped() {
        var snapshot = makeSnapshot()
        snapshot.deleteItems(["Ida"])
        Archive.keep(snapshot.itemIdentifiers)
    }
}

enum Archive {
    static func keep(_ members: [String]) {}
}
