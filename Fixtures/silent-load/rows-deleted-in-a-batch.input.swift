import UIKit

final class InboxViewController: UIViewController {
  private let tableView = UITableView()
  private let store = InboxStore()
  private var letters: [String] = []

  @IBAction private func hideReadTapped(_ sender: UIButton) {
    store.hideRead { [weak self] paths, letters in
      guard let self else { return }
      self.letters = letters
      self.tableView.performBatchUpdates({
        self.tableView.deleteRows(at: paths, with: .fade)
      }, completion: { _ in
        self.tableView.reloadData()
      })
    }
  }

  @IBAction private func refreshTapped(_ sender: UIButton) {
    store.load { [weak self] letters in
      self?.letters = letters
      self?.tableView.reloadData()
    }
  }
}

extension InboxViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor
final class InboxStore {
  func hideRead(_ done: @escaping @MainActor ([IndexPath], [String]) -> Void) { done([], []) }
  func load(_ done: @escaping @MainActor ([String]) -> Void) { done([]) }
}
