import UIKit

final class ChatController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var lineLabel: UILabel!
  private let spinner = UIActivityIndicatorView()

  @IBAction func sendTapped(_ sender: UIButton) {
    spinner.startAnimating()
    Wire.send("Hello") { isSent in
      self.spinner.stopAnimating()
      self.tableView.reloadData()
      self.lineLabel.text = "The message waits for a connection"
      self.lineLabel.isHidden = false
    }
  }
}

enum Wire {
  static func send(_ text: String, _ done: @escaping (Bool) -> Void) {}
}
