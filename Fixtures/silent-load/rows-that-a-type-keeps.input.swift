// fixture: --unsafe-fixes
import UIKit

final class FiltersHeader: UIView {
    var didCollapse: (() -> Void)?
}

nonisolated enum FilterRow: Hashable {
    case ads, trackers

    static var blockers: [FilterRow] { [.ads, .trackers] }
}

final class FiltersController: UIViewController {
    private var source: UICollectionViewDiffableDataSource<Int, FilterRow>?

    func prepare(_ header: FiltersHeader) {
        header.didCollapse = { [weak self] in
            guard let self else { return }
            var snapshot = NSDiffableDataSourceSnapshot<Int, FilterRow>()
            snapshot.appendItems(FilterRow.blockers)
            self.source?.apply(snapshot, animatingDifferences: true)
        }
    }
}
