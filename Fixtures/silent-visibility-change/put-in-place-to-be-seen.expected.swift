import UIKit

final class StallViewController: UIViewController {
    private let photosView = PhotosView()

    @IBAction private func showPhotos(_ sender: Any) {
        view.addSubview(photosView)
        UIAccessibility.post(notification: .layoutChanged, argument: photosView)
    }
}

final class PhotosView: UIView {}
