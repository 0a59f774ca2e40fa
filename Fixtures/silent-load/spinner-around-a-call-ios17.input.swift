// fixture: --ios 17.0
import UIKit

final class TranslationViewController: UIViewController {
  @IBOutlet private var spinner: UIActivityIndicatorView!
  @IBOutlet private var resultLabel: UILabel!
  private let translator = Translator()

  @IBAction func translate(_ sender: UIButton) {
    spinner.startAnimating()
    translator.translate { translation, error in
      self.spinner.stopAnimating()
      if error != nil {
        self.resultLabel.text = "The text could not be translated."
      } else {
        self.resultLabel.text = translation
      }
    }
  }
}

final class Translator {
  func translate(completion: @escaping @MainActor (String, Error?) -> Void) {}
}
