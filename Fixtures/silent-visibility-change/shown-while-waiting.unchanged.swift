import UIKit

final class EditorController: UIViewController {
  @IBOutlet private var savingView: UIView!
  private let library = PhotoLibrary()
  private let photo = Photo()

  @IBAction func showSaving(_ sender: UIButton) {
    savingView.isHidden = false
    library.save(photo) { [weak self] _ in
      self?.savingView.isHidden = true
    }
  }
}

struct Photo {}

final class PhotoLibrary {
  func save(_ photo: Photo, _ completion: @escaping (Bool) -> Void) {}
}
