// fixture: --unsafe-fixes
import UIKit

nonisolated struct MenuSection: Hashable {
    var title: String
    var dishes: [String]
}

final class MenuController: UIViewController {
    private var source: UITableViewDiffableDataSource<MenuSection, String>?

    func reloadData(with sections: [MenuSection]) {
        var snapshot = NSDiffableDataSourceSnapshot<MenuSection, String>()
        for section in sections {
            snapshot.appendItems(section.dishes)
        }
        source?.apply(snapshot, animatingDifferences: true)
    }
}

final class SoupsController: UIViewController {
    private var source: UITableViewDiffableDataSource<MenuSection, String>?

    func reloadData(with section: MenuSection) {
        var snapshot = NSDiffableDataSourceSnapshot<MenuSection, String>()
        snapshot.appendItems(section.dishes)
        source?.apply(snapshot, animatingDifferences: true)
        let announcement = "Dishes loaded: \(section.dishes.count)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}
