import UIKit

final class NoticeView: UIView {
  private let label = UILabel()

  func configure(message: String) { label.text = message }
}

final class TideController: UIViewController {
  private let spinner = UIActivityIndicatorView()
  private let errorView = NoticeView()

  @IBAction func readTapped(_ sender: UIButton) {
    spinner.startAnimating()
    TideTable.read { message in
      self.spinner.stopAnimating()
      if let message {
        self.errorView.configure(message: message)
        self.errorView.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: message)
      }
    }
  }
}

enum TideTable {
  static func read(_ done: @escaping (String?) -> Void) {}
}
