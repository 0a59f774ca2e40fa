import UIKit

final class FeedController: UIViewController {
  private var addOption = OptionView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(addOptionTapped))
    addOption.addGestureRecognizer(tap)
  }

  @objc func addOptionTapped() {
    addOption.isHidden = true
    flow.pushWithoutTabsController(UIViewController())
  }

  private let flow = Flow()
}

final class OptionView: UIView {}

struct Flow {
  func pushWithoutTabsController(_ controller: UIViewController) {}
}
