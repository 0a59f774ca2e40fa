// fixture: --ios 16.0
import UIKit

final class NothingHereView: UIView {
  let textLabel = UILabel()
  let detailTextLabel = UILabel()
  let activityIndicatorView = UIActivityIndicatorView()
}

/// Lists apps; what stands where there is none says why.
final class BrowseController: UIViewController {
  private let placeholderView = NothingHereView()
  private var result: Result<[String], Error>?

  @objc func refresh() {
    Task { await load(); update() }
  }
  func load() async {}

  func update() {
    switch result {
    case nil:
      self.placeholderView.detailTextLabel.text = NSLocalizedString("apps.loading", comment: "")
      self.placeholderView.activityIndicatorView.startAnimating()
    case .failure(let error):
      self.placeholderView.textLabel.isHidden = false
      self.placeholderView.detailTextLabel.isHidden = false
      self.placeholderView.textLabel.text = NSLocalizedString("apps.failed", comment: "")
      self.placeholderView.detailTextLabel.text = error.localizedDescription
      self.placeholderView.activityIndicatorView.stopAnimating()
    case .success:
      self.placeholderView.textLabel.text = NSLocalizedString("apps.none", comment: "")
      self.placeholderView.activityIndicatorView.stopAnimating()
    }
  }
}
