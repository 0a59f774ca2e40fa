import UIKit

@MainActor final class Club {
  func chosenSports(_ done: @escaping ([Int]) -> Void) {}
}

final class SportsViewController: UIViewController, UITableViewDataSource {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet weak var spinner: UIActivityIndicatorView!
  private var sports: [String] = []
  private var chosenSports: [Int] = []
  private let club = Club()

  @IBAction func refreshTapped(_ sender: UIButton) {
    spinner.startAnimating()
    club.chosenSports { [weak self] found in
      guard let self else { return }
      self.spinner.stopAnimating()
      for sport in found {
        self.chosenSports.append(sport)
      }
      self.tableView.reloadData()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sports.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
