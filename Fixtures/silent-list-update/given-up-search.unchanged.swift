import UIKit

final class SearchController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  private var hits: [String] = []

  @IBAction func giveUp(_ sender: UIButton) {
    hits = []
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    hits.count
  }
}
