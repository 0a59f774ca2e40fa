// fixture: --unsafe-fixes
import UIKit

final class GuideViewController: UIViewController {
    @IBOutlet private var pageControl: UIPageControl!

    @IBAction private func showMap(_ sender: UIButton) {
        pageControl.currentPage += 1
    }
}
