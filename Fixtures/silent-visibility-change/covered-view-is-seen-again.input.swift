import UIKit

final class ScannerController: UIViewController {
  @IBOutlet private var manualEntryView: UIView!
  @IBOutlet private var reticleView: UIView!

  @IBAction func closeManualEntry(_ sender: UIButton) {
    manualEntryView.isHidden = true
    reticleView.isHidden = false
  }
}
