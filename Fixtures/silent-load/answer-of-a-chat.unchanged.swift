import UIKit

final class HelpDeskViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  private var messages: [String] = []

  @IBAction func sendTapped(_ sender: UIButton) {
    respond(to: "Hello", answer: nil)
  }

  private func respond(to text: String, answer: String?) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      if let answer {
        self.messages.insert(answer, at: 0)
      } else {
        self.messages.insert("Nobody is there", at: 0)
      }
      self.tableView.reloadData()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
