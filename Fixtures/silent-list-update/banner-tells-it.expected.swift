import UIKit

final class AlbumViewController: UITableViewController {
    @IBOutlet private var bannerLabel: UILabel!
    private var photos: [String] = []

    @IBAction private func deleteTapped(_ sender: UIButton) {
        photos.removeAll { $0.isEmpty }
        tableView.reloadData()
        showBanner("Some photos are deleted")
    }

    private func showBanner(_ text: String) {
        bannerLabel.text = text
        bannerLabel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: text)
        }
    }
}
