// fixture: --ios 16.0
import UIKit

/// The words of what comes stand in the code that makes it: in a label that lies in it.
final class RecipeSearchController: UIViewController, UISearchBarDelegate {
  private var nothingFoundView: UIView!
  private var promptView: UIView!
  private let client = RecipeClient()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpPrompt()
    setUpNothingFound()
  }

  private func setUpPrompt() {
    promptView = UIView()
    let hint = UILabel()
    hint.text = "Search for a dish or for what is in it."
    promptView.addSubview(hint)
    view.addSubview(promptView)
  }

  private func setUpNothingFound() {
    nothingFoundView = UIView()
    let hint = UILabel()
    hint.text = "No recipe has that in its name."
    nothingFoundView.addSubview(hint)
    view.addSubview(nothingFoundView)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    client.recipes(named: searchBar.text ?? "") { recipes in
      DispatchQueue.main.async {
        if recipes.isEmpty {
          self.nothingFoundView.isHidden = false
          UIAccessibility.post(
            notification: .announcement,
            argument: "No recipe has that in its name."
          )
        }
      }
    }
  }
}

final class RecipeClient {
  func recipes(named name: String, completion: @escaping ([String]) -> Void) {}
}
