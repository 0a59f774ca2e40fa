import UIKit

final class HelpDeskViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  private var messages: [String] = []

  @IBAction func sendTapped(_ sender: UIButton) {
    answer("Hello") { [weak self] answer in
      guard let self else { return }
      self.messages.insert(answer, at: 0)
      self.tableView.reloadData()
    }
  }

  private func answer(_ text: String, completion: @escaping @MainActor @Sendable (String) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completion(text) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
