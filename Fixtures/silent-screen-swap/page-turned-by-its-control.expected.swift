import UIKit

final class AtlasViewController: UIViewController {
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let pageControl = DotsView()
  private let nextButton = UIButton()
  private var maps: [UIViewController] = []
  private var index = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pageControl.onPageSelected = { [weak self] index in
      guard let self else { return }
      let map = self.maps[index]
      self.pages.setViewControllers([map], direction: .forward, animated: true, completion: nil)
    }
    nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
  }

  @objc private func nextTapped() {
    index += 1
    let map = maps[index]
    pages.setViewControllers([map], direction: .forward, animated: true, completion: nil)
    UIAccessibility.post(notification: .screenChanged, argument: map.view)
  }
}

final class DotsView: UIView {
  var onPageSelected: ((Int) -> Void)?
}
