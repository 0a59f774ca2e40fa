import UIKit

final class NoteController: UIViewController {
  @IBOutlet private var lockLabel: UILabel!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  private let store = NoteStore()

  @IBAction func unlock(_ sender: UIButton) {
    spinner.startAnimating()
    store.unlock { error in
      self.spinner.stopAnimating()
      if let error {
        self.lockLabel.text = error.localizedDescription
        return
      }
      self.performSegue(withIdentifier: "note", sender: nil)
    }
  }
}

final class NoteStore {
  func unlock(_ completion: @escaping (Error?) -> Void) {}
}
