import UIKit

final class FootpathViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private var footpaths: [String] = []
  private let planner = FootpathPlanner()

  override func viewDidLoad() {
    super.viewDidLoad()
    findFootpaths()
  }

  private func findFootpaths() {
    spinner.startAnimating()
    planner.plan { [unowned self] found in
      self.footpaths = found
      if found.isEmpty {
        self.tableView.isHidden = true
      } else {
        self.tableView.isHidden = false
        self.tableView.reloadData()
        UIAccessibility.post(
          notification: .announcement,
          argument: "Footpaths found: \(self.footpaths.count)"
        )
      }
      self.spinner.stopAnimating()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    footpaths.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Footpath", for: path)
  }
}

final class FootpathPlanner {
  func plan(_ completion: @escaping @MainActor ([String]) -> Void) {}
}
