// fixture: --unsafe-fixes
import UIKit

final class SongsViewController: UITableViewController {
    private var queue: [String] = []
    private var songs: [String] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        queue.append(songs[indexPath.row])
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Added to the queue")
        }
    }
}
