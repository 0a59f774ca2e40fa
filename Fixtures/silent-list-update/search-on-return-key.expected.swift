import UIKit

final class StampSearchViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private var collectionView: UICollectionView!
  private var stamps: [String] = []
  private let catalogue = ["Penny Black", "Inverted Jenny", "Basel Dove"]

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    stamps = catalogue.filter { $0.contains(textField.text ?? "") }
    collectionView.reloadData()
    let announcement = "Stamps found: \(stamps.count)"
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
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
