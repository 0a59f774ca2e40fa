import UIKit

final class LibraryHeader: UICollectionReusableView {
    @IBOutlet private var titleLabel: UILabel!

    func display(title: String?) {
        titleLabel.text = title
        titleLabel.isHidden = title == nil
    }
}
