import UIKit

final class EmptyView: UIView {
    let errorLabel = UILabel()
}

final class ResultsViewController: UIViewController {
    private var hasFailed = false

    func emptyView(for list: UITableView) -> UIView? {
        guard hasFailed else { return nil }
        let view = EmptyView()
        view.errorLabel.text = "The results could not be found"
        return view
    }
}
