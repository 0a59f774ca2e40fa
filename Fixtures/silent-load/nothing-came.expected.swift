import UIKit

final class NoticesViewController: UIViewController, UITableViewDataSource {
  @IBOutlet var tableView: UITableView!
  private let spinner = UIActivityIndicatorView()
  private var notices: [String] = []
  private let service = NoticeService()

  @IBAction func refresh(_ sender: UIButton) {
    loadNotices()
  }

  func loadNotices() {
    spinner.startAnimating()
    service.load { result in
      DispatchQueue.main.async {
        self.spinner.stopAnimating()
        if let notices = result as? [String] {
          self.notices = notices
          self.tableView.reloadData()
          UIAccessibility.post(
            notification: .announcement,
            argument: "Notices loaded: \(self.notices.count)"
          )
        } else {
          self.tableView.reloadData()
        }
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notices.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

final class NoticeService {
  func load(completion: @escaping (Any?) -> Void) {}
}
