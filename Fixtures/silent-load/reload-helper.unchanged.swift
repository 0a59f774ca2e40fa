import UIKit

final class NoticeViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var noticeTable: UITableView!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private var notices: [String] = []

  @IBAction private func fetch(_ sender: UIButton) {
    spinner.startAnimating()
    NoticeStore.shared.notices { notices in
      self.spinner.stopAnimating()
      self.notices = notices
      self.reloadTableView()
    }
  }

  private func reloadTableView() {
    noticeTable.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notices.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor
final class NoticeStore {
  static let shared = NoticeStore()

  func notices(_ completion: @escaping ([String]) -> Void) { completion([]) }
}
