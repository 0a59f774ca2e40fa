// fixture: --unsafe-fixes
import UIKit

final class GuideViewController: UIViewController {
    @IBOutlet private var pageControl: UIPageControl!

    @IBAction private func showNextPage(_ sender: UIButton) {
        pageControl.currentPage += 1
        let announcement = "Page \(pageControl.currentPage + 1) of \(pageControl.numberOfPages)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}
