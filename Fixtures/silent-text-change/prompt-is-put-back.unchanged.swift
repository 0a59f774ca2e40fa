import UIKit

final class ScannerController: UIViewController {
  @IBOutlet private var hintLabel: UILabel!
  private var part: Part?

  @IBAction func resetScanner(_ sender: UIButton) {
    part = nil
    hintLabel.text = "Point the camera at a barcode"
  }
}

struct Part {}
