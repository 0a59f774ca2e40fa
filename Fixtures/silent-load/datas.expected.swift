import UIKit

final class FlatsViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  private var arrDatas: [String] = []

  @objc private func refresh(_ sender: UIRefreshControl) {
    Flats.fetch { flats in
      DispatchQueue.main.async {
        self.arrDatas = flats
        self.tableView.reloadData()
        sender.endRefreshing()
        UIAccessibility.post(
          notification: .announcement,
          argument: "Flats loaded: \(self.arrDatas.count)"
        )
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    arrDatas.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

enum Flats {
  static func fetch(completion: @escaping @Sendable ([String]) -> Void) { completion([]) }
}
