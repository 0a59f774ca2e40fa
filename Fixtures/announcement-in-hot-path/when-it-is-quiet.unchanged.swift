// fixture: --unsafe-fixes
import UIKit

final class SearchViewController: UIViewController, UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let count = searchText.count
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            UIAccessibility.post(notification: .announcement, argument: "Letters: \(count)")
        }
    }
}
