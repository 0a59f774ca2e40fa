import UIKit

final class ArticleViewController: UIViewController, UIScrollViewDelegate {
    @IBOutlet private var headerView: UIView!

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        headerView.isHidden = scrollView.contentOffset.y > 120
    }
}
