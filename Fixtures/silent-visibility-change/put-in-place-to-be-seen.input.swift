import UIKit

final class StallViewController: UIViewController {
    private let photosView = PhotosView()

    @IBAction private func showPhotos(_ sender: Any) {
        view.addSubview(photosView)
    }
}

final class PhotosView: UIView {}
