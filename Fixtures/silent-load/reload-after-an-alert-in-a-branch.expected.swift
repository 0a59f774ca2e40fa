// fixture: --ios 16.0
import UIKit

final class KeysController: UITableViewController {
  private var foundKeys: [String] = []
  private let server = KeyServer()

  @IBAction func search() {
    server.search { result in
      self.showFound(result)
    }
  }

  @IBAction func searchAgain() {
    server.search { result in
      self.showFoundAgain(result)
    }
  }

  // After a failure, too, of which an alert tells.
  private func showFound(_ result: Result<[String], Error>) {
    switch result {
    case .failure:
      DispatchQueue.main.async {
        self.alert("No answer from the server")
      }
    case .success(let keys):
      foundKeys = keys
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.tableView.reloadData()
    }
  }

  private func showFoundAgain(_ result: Result<[String], Error>) {
    switch result {
    case .failure:
      DispatchQueue.main.async {
        self.alert("No answer from the server")
      }
      return
    case .success(let keys):
      foundKeys = keys
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      self.tableView.reloadData()
      UIAccessibility.post(
        notification: .announcement,
        argument: "Found keys shown: \(self.foundKeys.count)"
      )
    }
  }

  private func alert(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    foundKeys.count
  }
}

final class KeyServer {
  func search(_ done: @escaping @MainActor (Result<[String], Error>) -> Void) {}
}
