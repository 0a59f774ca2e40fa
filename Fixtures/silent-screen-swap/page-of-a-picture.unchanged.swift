import UIKit

final class RoomPhotosViewController: UIPageViewController {
  private var pages: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(handleTap)))
  }

  @objc private func handleTap(_ gesture: UITapGestureRecognizer) {
    guard let shown = viewControllers?.first, let index = pages.firstIndex(of: shown) else {
      return
    }
    let next = pages[min(index + 1, pages.count - 1)]
    setViewControllers([next], direction: .forward, animated: false)
  }
}
