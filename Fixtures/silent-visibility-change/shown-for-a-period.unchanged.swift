import UIKit

final class KeyViewController: UIViewController {
  @IBOutlet private var copiedNotifier: UILabel!

  @IBAction func tapToCopy(_ sender: UIButton) {
    UIPasteboard.general.string = title
    copiedNotifier.show(period: 1.2)
  }
}

extension UILabel {
  func show(period: Double) {
    isHidden = false
    DispatchQueue.main.asyncAfter(deadline: .now() + period) { self.isHidden = true }
  }
}
