// fixture: --unsafe-fixes
import UIKit

final class TourViewController: UIViewController {
    private let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private var chapters: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let chapter = chapters[0]
        pages.setViewControllers([chapter], direction: .forward, animated: false, completion: nil)
    }
}
