import UIKit

final class StampSearchViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private var collectionView: UICollectionView!
  private var stamps: [String] = []
  private let catalogue = ["Penny Black", "Inverted Jenny", "Basel Dove"]

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    stamps = catalogue.filter { $0.contains(textField.text ?? "") }
    collectionView.reloadData()
    return true
  }
}

extension StampSearchViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    stamps.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "stamp", for: indexPath)
  }
}
