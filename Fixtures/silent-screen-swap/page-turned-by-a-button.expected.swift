// fixture: --unsafe-fixes
import UIKit

final class TourViewController: UIViewController {
    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private var chapters: [UIViewController] = []
    private var index = 0

    @IBAction private func next(_ sender: UIButton) {
        index += 1
        let chapter = chapters[index]
        pages.setViewControllers([chapter], direction: .forward, animated: true) { _ in
            sender.isEnabled = true
            UIAccessibility.post(notification: .screenChanged, argument: chapter.view)
        }
    }
}
