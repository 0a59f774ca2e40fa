import UIKit

final class PageViewController: UIViewController {
  private let toolbar = UIToolbar()
  private let findView = UIView()

  @objc private func findDone() {
    toolbar.accessibilityElementsHidden = false
    findView.isHidden = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(findDone), for: .touchUpInside)
    view.addSubview(button)
  }
}
