// fixture: --unsafe-fixes
import UIKit

final class SearchViewController: UIViewController, UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        UIAccessibility.post(notification: .announcement, argument: "Letters: \(searchText.count)")
    }
}
