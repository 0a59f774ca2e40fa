import UIKit

final class SoundsViewController: UITableViewController {
    private var sounds: [String] = []
    var readSounds: () -> [String] = { [] }

    @IBAction private func deleteTapped(_ sender: UIButton) {
        reloadSounds()
    }

    private func reloadSounds() {
        sounds = readSounds()
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sounds.count
    }
}
