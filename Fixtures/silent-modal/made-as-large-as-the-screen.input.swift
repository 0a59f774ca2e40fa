import UIKit

final class PhotoViewController: UIViewController {
    private let photoView = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        photoView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(photoTapped)))
    }

    @objc private func photoTapped() {
        let viewer = UIView(frame: view.bounds)
        viewer.backgroundColor = .black
        viewer.alpha = 0
        let imageView = UIImageView(image: photoView.image)
        viewer.addSubview(imageView)
        view.addSubview(viewer)
        UIView.animate(withDuration: 0.25) { viewer.alpha = 1 }
    }
}
