import UIKit

final class LoansViewController: UITableViewController {
    @IBOutlet private var errorLabel: UILabel!
    private let service = LibraryService.shared
    private var loans: [Loan] = []
    private var sortsByTitle = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "On loan"
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    }

    // MARK: - Loading

    @objc private func refresh(_ sender: UIRefreshControl) {
        errorLabel.isHidden = true
        service.loans { [weak self] result in
            DispatchQueue.main.async {
                guard let self else { return }
                sender.endRefreshing()
                switch result {
                case .success(let loans):
                    self.loans = loans
                    self.tableView.reloadData()
                case .failure:
                    self.errorLabel.text = "Your loans could not be loaded."
                    self.errorLabel.isHidden = false
                }
            }
        }
    }

    @IBAction private func sortTapped(_ sender: UIBarButtonItem) {
        sortsByTitle.toggle()
        loans.sort { sortsByTitle ? $0.title < $1.title : $0.dueDate < $1.dueDate }
        tableView.reloadData()
    }

    @IBAction private func renewableOnly(_ sender: UIBarButtonItem) {
        loans = loans.filter { $0.isRenewable }
        tableView.reloadData()
    }

    // MARK: - Renewing

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let loan = loans[indexPath.row]
        guard loan.isRenewable else {
            showToast(message: "This book is reserved by another reader")
            return
        }
        service.renew(loan) { error in
            DispatchQueue.main.async { [weak self] in
                self?.showToast(message: error == nil ? "Renewed" : "Not renewed")
            }
        }
    }

    private func showToast(message: String) {
        let toast = UILabel(frame: CGRect(x: 20, y: 80, width: view.bounds.width - 40, height: 48))
        toast.backgroundColor = .secondarySystemBackground
        toast.textAlignment = .center
        toast.text = message
        view.addSubview(toast)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
            toast.removeFromSuperview()
        }
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        loans.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Loan", for: indexPath)
        let loan = loans[indexPath.row]
        cell.textLabel?.text = loan.title
        cell.detailTextLabel?.text = loan.dueDate.formatted(date: .abbreviated, time: .omitted)
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        loans.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
