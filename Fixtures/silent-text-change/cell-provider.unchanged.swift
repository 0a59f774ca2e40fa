import UIKit

/// The provider fills a cell at every row that scrolls in.
enum CrewSection {
    static func dataSource(of tableView: UITableView) -> UITableViewDiffableDataSource<Int, String> {
        UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, name in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Crew", for: indexPath) as! CrewCell
            cell.messageLabel.text = name
            return cell
        }
    }
}

final class CrewCell: UITableViewCell {
    let messageLabel = UILabel()
}
