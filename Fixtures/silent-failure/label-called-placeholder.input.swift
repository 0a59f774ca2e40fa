import UIKit

final class TripsViewController: UIViewController, UITableViewDataSource {
    private let historyPlaceholder = UILabel()
    private let historyTable = UITableView()
    private let spinner = UIActivityIndicatorView()
    private var trips: [Trip] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        loadTrips()
    }

    @IBAction private func loadTrips() {
        spinner.startAnimating()
        TripService.shared.trips { [weak self] result in
            DispatchQueue.main.async {
                guard let self else { return }
                self.spinner.stopAnimating()
                switch result {
                case .success(let response):
                    self.trips += response.trips
                    self.historyTable.reloadData()
                    self.historyPlaceholder.isHidden = !self.trips.isEmpty
                    self.historyPlaceholder.text = NSLocalizedString("history.empty", comment: "")
                case .failure:
                    self.historyPlaceholder.text = NSLocalizedString("history.failed", comment: "")
                    self.historyPlaceholder.isHidden = false
                }
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trips.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

struct Trip: Sendable { var name = "" }
struct TripPage: Sendable { var trips: [Trip] = [] }

@MainActor
final class TripService {
    static let shared = TripService()
    func trips(completion: @escaping @Sendable (Result<TripPage, Error>) -> Void) {}
}
