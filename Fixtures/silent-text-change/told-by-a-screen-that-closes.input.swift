// fixture: --ios 15.0
import UIKit

@MainActor
protocol ScannerDelegate: AnyObject {
  func scanner(_ scanner: ScannerController, found code: String)
}

final class ScannerController: UIViewController {
  weak var delegate: ScannerDelegate?

  @IBAction func scanTapped() {
    ask { code in
      self.delegate?.scanner(self, found: code)
      self.dismiss(animated: true)
    }
  }

  private func ask(then done: @escaping (String) -> Void) { done("4006381333931") }
}

final class PantryController: UIViewController, ScannerDelegate {
  private let statusLabel = UILabel()

  // The scanner goes just then, and VoiceOver says what is below it.
  func scanner(_ scanner: ScannerController, found code: String) {
    statusLabel.text = "The product was found"
  }
}

@MainActor
protocol ScaleDelegate: AnyObject {
  func scale(_ scale: ScaleController, found weight: Double)
}

final class ScaleController: UIViewController {
  weak var delegate: ScaleDelegate?

  func weigh() {
    ask { weight in
      self.delegate?.scale(self, found: weight)
    }
  }

  private func ask(then done: @escaping (Double) -> Void) { done(1) }
}

final class KitchenController: UIViewController, ScaleDelegate {
  private let statusLabel = UILabel()
  private let scale = ScaleController()

  @IBAction func weighTapped() { scale.weigh() }

  func scale(_ scale: ScaleController, found weight: Double) {
    statusLabel.text = "The product was weighed"
  }
}
