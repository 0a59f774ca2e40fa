import UIKit

final class ReaderViewController: UIViewController {
    private let pageViewController = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let source = PageSource()
    private var isTurning = false

    @IBAction func moveOn(_ sender: UIButton) {
        guard !isTurning else { return }
        if let current = pageViewController.viewControllers?.last,
            let next = source.page(after: current)
        {
            isTurning = true
            pageViewController.setViewControllers([next], direction: .forward, animated: true) { isDone in
                self.pageHasTurned(isDone)
            }
        }
    }

    private func pageHasTurned(_ isDone: Bool) {
        isTurning = false
    }
}

final class PageSource {
    func page(after page: UIViewController) -> UIViewController? { nil }
}
