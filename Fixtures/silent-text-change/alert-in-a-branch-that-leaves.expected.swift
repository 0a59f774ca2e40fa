import UIKit

final class GroupController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private let service = GroupService()
  private let exporter = Exporter()
  private var group = Group()

  @IBAction func save(_ sender: UIButton) {
    service.rename(group) { [weak self] error in
      DispatchQueue.main.async {
        guard let self else { return }
        if let error {
          self.present(ErrorController(error), animated: true)
          return
        }
        self.statusLabel.text = "Saved"
        UIAccessibility.post(notification: .announcement, argument: "Saved")
      }
    }
  }

  @IBAction func export(_ sender: UIButton) {
    exporter.run { [weak self] result in
      switch result {
      case .success(let url):
        self?.present(ShareController(url), animated: true)
      case .failure:
        self?.statusLabel.text = "The export failed"
        UIAccessibility.post(notification: .announcement, argument: "The export failed")
      }
    }
  }
}

final class ErrorController: UIViewController {
  convenience init(_ error: Error) { self.init() }
}

final class ShareController: UIViewController {
  convenience init(_ url: URL) { self.init() }
}

struct Group {}

final class GroupService {
  func rename(_ group: Group, _ completion: @escaping @Sendable (Error?) -> Void) {}
}

final class Exporter {
  func run(_ completion: @escaping (Result<URL, Error>) -> Void) {}
}
