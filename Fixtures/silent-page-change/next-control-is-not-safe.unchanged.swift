import UIKit

final class GuideViewController: UIViewController {
    @IBOutlet private var pageControl: UIPageControl!

    @IBAction private func showNextPage(_ sender: UIButton) {
        pageControl.currentPage += 1
    }
}
