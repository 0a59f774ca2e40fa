import UIKit

final class EmptyStateView: UIView {
  private let textLabel = UILabel()

  func configure(text: String) {
    textLabel.text = text
  }
}

final class VisitsViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private let emptyStateView = EmptyStateView()
  private let spinner = UIActivityIndicatorView()
  private var visits: [String] = []
  private let api = VisitAPI()

  @IBAction func reloadTapped(_ sender: UIButton) {
    spinner.startAnimating()
    api.visits { found in
      self.spinner.stopAnimating()
      if found.isEmpty {
        self.showEmptyState(message: "No visits are planned")
      } else {
        self.open(found)
      }
    }
  }

  private func open(_ found: [String]) {
    visits = found
    tableView.reloadData()
    UIAccessibility.post(notification: .announcement, argument: "Visits loaded: \(visits.count)")
  }

  private func showEmptyState(message: String) {
    visits = []
    tableView.reloadData()
    emptyStateView.configure(text: message)
    emptyStateView.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: message)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    visits.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "visit", for: path)
  }
}

@MainActor
final class VisitAPI {
  func visits(_ done: @escaping @MainActor ([String]) -> Void) {}
}
