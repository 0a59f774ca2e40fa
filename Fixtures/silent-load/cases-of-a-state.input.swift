// fixture: --unsafe-fixes
import UIKit

final class BookingsViewController: UIViewController, UITableViewDataSource {
    enum State {
        case loading, loaded([Booking]), empty(String), failed(String)
    }

    private let spinner = UIActivityIndicatorView()
    private let placeholderLabel = UILabel()
    private let tableView = UITableView()
    private let retryButton = UIButton()
    private var bookings: [Booking] = []
    private let service = BookingService()

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    @IBAction private func reload() {
        render(.loading)
        service.fetch { [weak self] result in
            DispatchQueue.main.async {
                switch result {
                case .success(let items): self?.render(items.isEmpty ? .empty("No bookings yet") : .loaded(items))
                case .failure(let error): self?.render(.failed(error.localizedDescription))
                }
            }
        }
    }

    private func render(_ state: State) {
        switch state {
        case .loading:
            spinner.startAnimating()
            placeholderLabel.isHidden = true
        case .loaded(let items):
            spinner.stopAnimating()
            apply(items)
        case .empty(let text):
            spinner.stopAnimating()
            placeholderLabel.text = text
            placeholderLabel.isHidden = false
        case .failed(let message):
            spinner.stopAnimating()
            placeholderLabel.text = message
            placeholderLabel.isHidden = false
            retryButton.isHidden = false
        }
    }

    private func apply(_ items: [Booking]) {
        bookings = items
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        bookings.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

struct Booking: Sendable { var name = "" }

final class BookingService {
    func fetch(completion: @escaping @Sendable (Result<[Booking], Error>) -> Void) {}
}
