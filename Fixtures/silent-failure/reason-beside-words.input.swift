// fixture: --ios 16.0
import UIKit

struct UpdateResult {
  let additionalInfo: String
}

final class UpdateController: UIViewController {
  private let statusLabel = UILabel()
  private let detailLabel = UILabel()
  private let errorLabel = UILabel()
  private let updateButton = UIButton()
  private let service = UpdateService()

  @IBAction func update() {
    service.push { result in
      self.showFailedUpdate(result)
    }
  }

  @IBAction func check() {
    service.push { result in
      self.showFailedCheck(result)
    }
  }

  // The one is nothing without the other.
  private func showFailedUpdate(_ result: UpdateResult) {
    errorLabel.text = result.additionalInfo
    detailLabel.text = "The update could not be sent."
    updateButton.isHidden = false
  }

  private func showFailedCheck(_ result: UpdateResult) {
    errorLabel.text = result.additionalInfo
    updateButton.isHidden = false
  }
}

final class UpdateService {
  func push(_ done: @escaping @MainActor (UpdateResult) -> Void) {}
}
