import UIKit

final class StorageController: UIViewController {
  @IBOutlet private var spaceLabel: UILabel!
  @IBOutlet private var warningLabel: UILabel!
  @IBOutlet private var emptyView: UIView!
  @IBOutlet private var emptyTitleLabel: UILabel!
  @IBOutlet private var tableView: UITableView!
  private let disk = Disk()
  private var mails: [Mail] = []
  private var filters: [Filter] = []

  @IBAction func measure(_ sender: UIButton) {
    let free = disk.freeBytes
    spaceLabel.text = disk.format(free)
    warningLabel.isHidden = free > 500_000_000
    warningLabel.text = "Your storage is almost full"
    if !warningLabel.isHidden {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "Your storage is almost full")
      }
    }
  }

  @IBAction func archive(_ sender: UIButton) {
    emptyView.isHidden = !mails.isEmpty
    tableView.isHidden = mails.isEmpty
    emptyTitleLabel.text = filters.isEmpty ? "No mail" : "No matches"
    if !emptyView.isHidden {
      let announcement = filters.isEmpty ? "No mail" : "No matches"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: announcement)
      }
    }
  }
}

struct Mail {}

struct Filter {}

struct Disk {
  let freeBytes = 0
  func format(_ bytes: Int) -> String { "\(bytes)" }
}
