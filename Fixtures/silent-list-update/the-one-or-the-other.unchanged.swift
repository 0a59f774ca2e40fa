import UIKit

final class ThreadViewController: UITableViewController {
  private let model = ThreadModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Archived", comment: "")
  }

  @IBAction func archiveTapped(_ sender: UIButton) {
    model.archive(!model.isArchived)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.messages.count
  }
}

@MainActor
final class ThreadModel {
  private(set) var isArchived = false
  private(set) var messages: [String] = []

  func archive(_ isArchived: Bool) {
    self.isArchived = isArchived
  }
}
