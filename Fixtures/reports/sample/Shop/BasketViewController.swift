import UIKit

final class BasketViewController: UITableViewController {
    @IBOutlet private var errorLabel: UILabel!
    @IBOutlet private var voucherPanel: UIView!
    private var items: [Item] = []

    func showError(_ message: String) {
        /* 🧺 */ errorLabel.text = message
        errorLabel.isHidden = false
    }

    @IBAction private func onlyGifts(_ sender: UIButton) {
        items = items.filter(\.isGift)
        tableView.reloadData()
    }

    @IBAction private func showBalance(_ sender: UIButton) {
        balanceStatusLabel.text = account.balance
    }

    @IBAction private func closeVouchers(_ sender: UIButton) {
        voucherPanel.isHidden = true
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        statusLabel.text = "Row \(Int(scrollView.contentOffset.y / 44))"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }
}
