// fixture: --ios 16.0
import UIKit

final class AlbumController: UIViewController {
  private let errorLabel = UILabel()

  @IBAction func save() {
    // On a queue of the library's: nothing may be shown from there, nor posted.
    PHPhotoLibrary.shared().performChanges {
    } completionHandler: { isDone, _ in
      if !isDone {
        self.errorLabel.text = "The picture could not be kept"
      }
    }
  }

  @IBAction func saveAgain() {
    PHPhotoLibrary.shared().performChanges {
    } completionHandler: { isDone, _ in
      DispatchQueue.main.async {
        if !isDone {
          self.errorLabel.text = "The picture could not be kept again"
          UIAccessibility.post(
            notification: .announcement,
            argument: "The picture could not be kept again"
          )
        }
      }
    }
  }
}

final class PHPhotoLibrary: Sendable {
  static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }

  @preconcurrency func performChanges(
    _ changes: @escaping @MainActor () -> Void,
    completionHandler: (@MainActor (Bool, Error?) -> Void)? = nil
  ) {}
}
