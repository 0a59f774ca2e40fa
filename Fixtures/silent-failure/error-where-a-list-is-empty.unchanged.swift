// fixture: --ios 16.0
import UIKit

enum AppService {
  static func apps(_ completion: @escaping (Result<[String], Error>) -> Void) { completion(.success([])) }
}

final class NothingHereView: UIView {
  let titleLabel = UILabel()
}

/// Lists apps; what stands where there is none says why.
final class AppsController: UITableViewController {
  private let placeholderView = NothingHereView()
  private let spinner = UIActivityIndicatorView()

  @objc func refreshTapped() {
    spinner.startAnimating()
    AppService.apps { [weak self] result in
      DispatchQueue.main.async {
        self?.spinner.stopAnimating()
        switch result {
        case .success: self?.tableView.reloadData()
        case .failure(let error):
          self?.placeholderView.titleLabel.text = error.localizedDescription
        }
      }
    }
  }
}
