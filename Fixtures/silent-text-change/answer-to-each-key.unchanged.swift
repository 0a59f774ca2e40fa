// fixture: --ios 16.0
import UIKit

final class CourseViewController: UIViewController, UISearchBarDelegate {
    @IBOutlet private var statusLabel: UILabel!

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        find(searchText)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        find(searchBar.text ?? "")
    }

    private func find(_ text: String) {
        Courses.shared.find(text) { [weak self] courses in
            self?.statusLabel.text = "No course has that name"
        }
    }
}

final class Courses: @unchecked Sendable {
    static let shared = Courses()
    func find(_ text: String, _ done: @escaping @MainActor ([String]) -> Void) {}
}
