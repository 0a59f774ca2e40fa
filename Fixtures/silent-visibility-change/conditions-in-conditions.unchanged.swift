// fixture: --ios 16.0
import UIKit

// Three rows of conditions, one in the other: the innermost are joined first, in every run.
final class ThreadController: UIViewController, UITableViewDataSource {
  private let openTitles = ["Members", "Mute"]
  private let ownTitles = ["Media", "Search"]
  private var isOpen = false
  private var isOwn = false

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = PartCell()
    if indexPath.section == 0 {
      if isOpen {
        cell.titleLabel.text = openTitles[indexPath.row]
        cell.leftIcon.image = UIImage(named: openTitles[indexPath.row])
        if cell.titleLabel.text == "Members" {
          cell.rightTitleLabel.isHidden = true
        }
        if cell.titleLabel.text == "Mute" {
        }
      }
      if isOwn {
        cell.titleLabel.text = ownTitles[indexPath.row]
        if cell.titleLabel.text == "Media" {
          cell.rightIconImageView.isHidden = false
        }
        if cell.titleLabel.text == "Search" {
          cell.rightIconImageView.isHidden = false
        }
      }
    } else {
    }
    return cell
  }
}

final class PartCell: UITableViewCell {
  let titleLabel = UILabel()
  let rightTitleLabel = UILabel()
  let leftIcon = UIImageView()
  let rightIconImageView = UIImageView()
}
