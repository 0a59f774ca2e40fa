import UIKit

final class GalleryViewController: UIViewController {
    private enum Section { case main }
    private var dataSource: UICollectionViewDiffableDataSource<Section, String>!
    private var photos: [String] = []
    private let album = ["lake.jpg", "harbour.jpg", "pier.png"]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Favourites", style: .plain, target: self, action: #selector(showFavourites))
    }

    @objc private func showFavourites() {
        photos = album.filter { $0.hasSuffix("jpg") }
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(photos)
        dataSource.apply(snapshot, animatingDifferences: true)
        let announcement = "Photos shown: \(photos.count)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}
