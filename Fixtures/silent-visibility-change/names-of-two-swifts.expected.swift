import UIKit

/// The file knows the names of both.
final class KeyboardHint: UIViewController {
  @IBOutlet private weak var hintView: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    #if swift(>=4.2)
      let name = UIApplication.didBecomeActiveNotification
    #else
      let name = NSNotification.Name.UIApplicationDidBecomeActive
    #endif
    NotificationCenter.default.addObserver(
      self, selector: #selector(check), name: name, object: nil)
  }

  @objc private func check() {}

  @IBAction func hideHint(_ sender: UIButton) {
    hintView.isHidden = true
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
