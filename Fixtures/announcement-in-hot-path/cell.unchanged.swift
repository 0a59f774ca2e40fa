// fixture: --unsafe-fixes
import UIKit

final class PlacesController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        UIAccessibility.post(notification: .announcement, argument: "Row \(indexPath.row)")
        return tableView.dequeueReusableCell(withIdentifier: "Place", for: indexPath)
    }
}
