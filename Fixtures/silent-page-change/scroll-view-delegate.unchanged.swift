// fixture: --unsafe-fixes
import UIKit

final class GuideViewController: UIViewController, UIScrollViewDelegate {
    @IBOutlet private var pageControl: UIPageControl!

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    }
}
