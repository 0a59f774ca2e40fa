import UIKit

final class MenuViewController: UIViewController, UITableViewDataSource {
  @IBOutlet var tableView: UITableView!
  private let spinner = UIActivityIndicatorView()
  private var selectedMenu: [String] = []
  private let service = MenuService()

  @IBAction func refresh(_ sender: UIButton) {
    loadMenu()
  }

  func loadMenu() {
    spinner.startAnimating()
    service.load { dishes in
      DispatchQueue.main.async {
        self.spinner.stopAnimating()
        self.selectedMenu = dishes
        self.tableView.reloadData()
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    selectedMenu.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

final class MenuService {
  func load(completion: @escaping ([String]) -> Void) {}
}
