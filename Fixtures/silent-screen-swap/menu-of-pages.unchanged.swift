import UIKit

final class TokenViewController: UIViewController {
  enum Menu: Int { case add, custom }

  private var selectedMenu = Menu.add
  @IBOutlet private var pages: UIPageViewController!
  private var controllers: [UIViewController] = []

  @IBAction private func didTouchMenuBar(_ sender: UIButton) {
    selectedMenu = sender.tag == Menu.add.rawValue ? .add : .custom
    let next = controllers[selectedMenu.rawValue]
    pages.setViewControllers([next], direction: .forward, animated: false, completion: nil)
  }
}
