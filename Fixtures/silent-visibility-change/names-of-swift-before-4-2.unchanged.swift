import UIKit

/// A target of an older Swift beside others: what its files name tells it.
final class HomeListViewController: UIViewController {
  @IBOutlet private weak var collectionView: UICollectionView!
  @IBOutlet private weak var hintView: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  @IBAction func hideHint(_ sender: UIButton) {
    hintView.isHidden = true
  }
}
