import UIKit

final class CodePagesViewController: UIPageViewController {
    private let ownCode = UIViewController()
    private let scanner = UIViewController()

    @IBAction private func segmentChanged(_ sender: UISegmentedControl) {
        if sender.selectedSegmentIndex == 0 {
            setViewControllers([ownCode], direction: .reverse, animated: true, completion: nil)
        } else {
            setViewControllers([scanner], direction: .forward, animated: true, completion: nil)
        }
    }
}
