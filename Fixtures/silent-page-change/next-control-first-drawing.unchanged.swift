// fixture: --unsafe-fixes
import UIKit

final class GuideViewController: UIViewController {
    @IBOutlet private var pageControl: UIPageControl!

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.currentPage += 1
    }
}
