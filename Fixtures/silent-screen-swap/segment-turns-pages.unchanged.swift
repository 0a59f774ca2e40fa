import UIKit

final class CodePagesViewController: UIPageViewController {
    private let ownCode = UIViewController()
    private let scanner = UIViewController()

    @objc private func segmentChanged(_ sender: UISegmentedControl) {
        if sender.selectedSegmentIndex == 0 {
            setViewControllers([ownCode], direction: .reverse, animated: true, completion: nil)
        } else {
            setViewControllers([scanner], direction: .forward, animated: true, completion: nil)
        }
    }

    func makeSwitch() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["Mine", "Scan"])
        control.addTarget(self, action: #selector(segmentChanged(_:)), for: .valueChanged)
        return control
    }
}
