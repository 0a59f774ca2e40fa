import UIKit

final class SegmentView: UIControl {
    private let countView = UIView()
    private let baseView = UIView()

    func showCount(_ shows: Bool) {
        if shows {
            baseView.isHidden = true
            addSubview(countView)
            accessibilityLabel = "Choose pictures"
        }
    }
}

final class SegmentViewController: UIViewController {
    @IBOutlet private var segmentView: SegmentView!

    @IBAction func chooseTapped(_ sender: Any) {
        segmentView.showCount(true)
    }
}
