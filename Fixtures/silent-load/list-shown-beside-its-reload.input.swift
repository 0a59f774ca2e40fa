import UIKit

final class BerthsController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private let emptyView = UIView()
  private let spinner = UIActivityIndicatorView()
  private var berths: [String] = []

  @IBAction func refreshTapped(_ sender: UIButton) {
    spinner.startAnimating()
    BerthService.all { berths in
      self.spinner.stopAnimating()
      self.show(berths)
    }
  }

  func show(_ berths: [String]) {
    self.berths = berths
    emptyView.isHidden = true
    tableView.isHidden = false
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    berths.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

enum BerthService {
  static func all(_ done: @escaping ([String]) -> Void) {}
}
