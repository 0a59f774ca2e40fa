import UIKit

final class PlaylistViewController: UITableViewController {
    private var songs: [String] = []

    override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
        let song = songs.remove(at: source.row)
        songs.insert(song, at: destination.row)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        songs.count
    }
}
