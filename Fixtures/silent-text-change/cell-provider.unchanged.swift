import UIKit

/// The provider fills a cell at every row that scrolls in.
@MainActor
enum CrewSection {
    static func provider() -> (UITableView, IndexPath, String) -> UITableViewCell {
        { tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Crew", for: indexPath) as! CrewCell
            cell.messageLabel.text = name
            return cell
        }
    }
}

final class CrewCell: UITableViewCell {
    let messageLabel = UILabel()
}
