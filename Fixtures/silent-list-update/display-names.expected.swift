import UIKit

final class SongsViewController: UIViewController, UITableViewDataSource, UISearchBarDelegate {
  @IBOutlet private var songTable: UITableView!
  private var songs: [String] = []
  private var displaySongs: [String] = []

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    displaySongs = songs.filter { $0.contains(searchBar.text ?? "") }
    songTable.reloadData()
    let announcement = "Songs found: \(displaySongs.count)"
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    displaySongs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
