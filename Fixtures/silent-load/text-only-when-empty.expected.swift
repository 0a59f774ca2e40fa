import UIKit

final class CardsViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private let statusLabel = UILabel()
  private let loadingView = LoadingView()
  private var cards: [String] = []
  private let api = CardAPI()

  @IBAction func reloadTapped(_ sender: UIButton) {
    loadingView.show()
    api.cards { found in
      self.loadingView.hide()
      self.cards = found
      self.tableView.reloadData()
      self.statusLabel.text = found.isEmpty ? "No cards yet" : nil
      UIAccessibility.post(
        notification: .announcement,
        argument: "Cards loaded: \(self.cards.count)"
      )
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cards.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "card", for: path)
  }
}

final class LoadingView: UIView {
  func show() {}
  func hide() {}
}

@MainActor
final class CardAPI {
  func cards(_ done: @escaping @MainActor ([String]) -> Void) {}
}
