import UIKit

final class ConditionsViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var conditionTable: UITableView!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private var patients: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    getPatientConditions()
  }

  func getPatientConditions() {
    spinner.startAnimating()
    RecordStore.shared.conditions { [weak self] found in
      DispatchQueue.main.async {
        self?.spinner.stopAnimating()
        self?.patients = found
        self?.conditionTable.reloadData()
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    patients.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor
final class RecordStore {
  static let shared = RecordStore()

  func conditions(_ completion: @escaping @Sendable ([String]) -> Void) { completion([]) }
}
