import UIKit

final class BannerView: UIView {
    let textLabel = UILabel()

    func slideIn() {}
}

final class ParcelsViewController: UITableViewController {
    @IBOutlet private var bannerLabel: UILabel!
    private let banner = BannerView()
    private var parcels: [String] = []
    private var isCompact = false

    @IBAction private func forgetTapped(_ sender: UIButton) {
        parcels.removeAll { $0.isEmpty }
        tableView.reloadData()
        showBanner("Delivered parcels are no longer listed")
    }

    // Either way it is on screen, so either way it is said.
    private func showBanner(_ text: String) {
        if isCompact {
            bannerLabel.text = text
            bannerLabel.isHidden = false
            return
        }
        banner.textLabel.text = text
        banner.isHidden = false
        banner.slideIn()
    }
}
