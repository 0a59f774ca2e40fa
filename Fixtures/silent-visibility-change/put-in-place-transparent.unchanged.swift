import UIKit

final class StallViewController: UIViewController {
    private let photosView = PhotosView()

    @IBAction private func showPhotos(_ sender: Any) {
        view.addSubview(photosView)
        photosView.alpha = 0
    }
}

final class PhotosView: UIView {}
