// fixture: --ios 16.0
import UIKit

enum AppService {
  static func apps(_ completion: @escaping (Result<[String], Error>) -> Void) { completion(.success([])) }
}

final class NothingHereView: UIView {
  let titleLabel = UILabel()
}

/// Lists apps; a view above them says what went wrong.
final class AppsController: UITableViewController {
  private let problemView = NothingHereView()
  private let spinner = UIActivityIndicatorView()

  @objc func refreshTapped() {
    spinner.startAnimating()
    AppService.apps { [weak self] result in
      DispatchQueue.main.async {
        self?.spinner.stopAnimating()
        switch result {
        case .success: self?.tableView.reloadData()
        case .failure(let error):
          self?.problemView.titleLabel.text = error.localizedDescription
          UIAccessibility.post(
            notification: .announcement,
            argument: "Error: \(error.localizedDescription)"
          )
        }
      }
    }
  }
}
