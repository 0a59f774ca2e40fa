import UIKit

final class TourViewController: UIViewController, UIScrollViewDelegate {
    @IBOutlet private var scrollView: UIScrollView!
    @IBOutlet private var statusLabel: UILabel!

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let page = Int(scrollView.contentOffset.x / scrollView.bounds.width) + 1
        statusLabel.text = "Picture \(page) of 5"
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        let page = Int(scrollView.contentOffset.x / scrollView.bounds.width) + 1
        statusLabel.text = "Picture \(page) of 5"
    }
}
