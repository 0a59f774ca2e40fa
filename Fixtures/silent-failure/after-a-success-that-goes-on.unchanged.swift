import UIKit

class SignInController: UIViewController {
  @IBOutlet var errorLabel: UILabel!
  @IBOutlet var spinner: UIActivityIndicatorView!

  @IBAction func signIn(_ sender: UIButton) {
    request { reply in
      DispatchQueue.main.async {
        self.spinner.stopAnimating()
        if (reply.isSuccess) {
          self.openJournal()
        }
        self.errorLabel.text = "The name is not known."
        self.errorLabel.isHidden = false
      }
    }
  }

  func openJournal() {}
  func request(_ completion: @escaping (Reply) -> Void) {}
}

struct Reply { let isSuccess: Bool }
