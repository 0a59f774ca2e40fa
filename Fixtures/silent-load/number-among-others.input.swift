import UIKit

@MainActor final class Ledger {
  var payments: [String] = []
  func sumUp(_ done: @escaping (_ count: String, _ total: String) -> Void) {}
}

final class LedgerViewController: UIViewController, UITableViewDataSource {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet weak var totalLabel: UILabel!
  @IBOutlet weak var spinner: UIActivityIndicatorView!
  private let ledger = Ledger()

  @IBAction func refreshTapped(_ sender: UIButton) {
    spinner.startAnimating()
    ledger.sumUp { [weak self] count, total in
      guard let self else { return }
      self.spinner.stopAnimating()
      self.countLabel.text = count
      self.totalLabel.text = total
      self.tableView.reloadData()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ledger.payments.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
