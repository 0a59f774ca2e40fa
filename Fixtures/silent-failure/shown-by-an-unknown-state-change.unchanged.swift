import UIKit

/// Who tells of the state is not known: the error may come by itself, so the focus stays.
final class FerryListViewController: UIViewController {
    private let errorView = UIView()
    private let emptyView = UIView()

    func timetable(_ timetable: Timetable, didChangeState state: Timetable.State) {
        follow(state)
    }

    private func follow(_ state: Timetable.State) {
        switch state {
        case .ready: hideErrorView()
        case .failed: showErrorView()
        }
    }

    func showErrorView() {
        errorView.isHidden = false
    }

    func hideErrorView() {
        errorView.isHidden = true
    }
}

struct Timetable {
    enum State { case ready, failed }
}
