// fixture: --ios 16.0
import UIKit

enum Migration { case pending, running, failed, done }

@MainActor
enum Settings {
  static var migration = Migration.pending
}

final class MigrationController: UIViewController {
  private let statusLabel = UILabel()
  private let service = MigrationService()

  override func viewDidLoad() {
    super.viewDidLoad()
    updateStatus()
  }

  // That it is done would be said at each opening; that it has failed is not so for long.
  private func updateStatus() {
    switch Settings.migration {
    case .running: statusLabel.text = "Running…"
    case .failed: statusLabel.text = "The migration has failed"
    case .done: statusLabel.text = "The migration is done"
    case .pending: statusLabel.text = "Not begun"
    }
  }

  @IBAction func migrate() {
    Settings.migration = .running
    updateStatus()
    service.migrate { isDone in
      Settings.migration = isDone ? .done : .failed
      self.updateStatus()
    }
  }
}

final class RenewalController: UIViewController {
  private let statusLabel = UILabel()
  private var renewal = Migration.pending
  private let service = MigrationService()

  override func viewDidLoad() {
    super.viewDidLoad()
    updateStatus()
  }

  private func updateStatus() {
    switch renewal {
    case .running: statusLabel.text = "Running…"
    case .failed: statusLabel.text = "The renewal has failed"
    case .done: statusLabel.text = "The renewal is done"
    case .pending: statusLabel.text = "Not begun"
    }
  }

  @IBAction func renew() {
    renewal = .running
    updateStatus()
    service.migrate { isDone in
      self.renewal = isDone ? .done : .failed
      self.updateStatus()
    }
  }
}

final class MigrationService {
  func migrate(_ done: @escaping @MainActor (Bool) -> Void) {}
}
