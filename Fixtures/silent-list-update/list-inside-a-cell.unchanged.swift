import UIKit

final class CarouselCell: UITableViewCell, UICollectionViewDataSource {
    @IBOutlet private var collectionView: UICollectionView!
    private var covers: [String] = []

    func configure(with covers: [String]) {
        self.covers = covers
        collectionView.reloadData()
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        covers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    }
}
