// fixture: --unsafe-fixes
import UIKit

final class SongsViewController: UITableViewController {
    private var queue: [String] = []
    private var songs: [String] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        queue.append(songs[indexPath.row])
        UIAccessibility.post(notification: .announcement, argument: "Added to the queue")
    }
}
