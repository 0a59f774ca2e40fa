import UIKit

final class BridlewayViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  private var bridleways: [String] = []
  private let planner = BridlewayPlanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    findBridleways()
  }

  private func findBridleways() {
    planner.plan { [unowned self] found in
      self.bridleways = found
      if found.isEmpty {
        self.tableView.isHidden = true
      } else {
        self.tableView.isHidden = false
        self.tableView.reloadData()
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    bridleways.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Bridleway", for: path)
  }
}

final class BridlewayPlanner {
  func plan(_ completion: @escaping @MainActor ([String]) -> Void) {}
}
