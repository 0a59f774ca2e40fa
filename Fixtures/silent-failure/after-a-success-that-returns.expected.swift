import UIKit

class SignInController: UIViewController {
  @IBOutlet var errorLabel: UILabel!

  @IBAction func signIn(_ sender: UIButton) {
    request { reply in
      DispatchQueue.main.async {
        if reply.isSuccess {
          self.openJournal()
          return
        }
        self.errorLabel.text = "The name is not known."
        self.errorLabel.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: "The name is not known.")
      }
    }
  }

  func openJournal() {}
  func request(_ completion: @escaping (Reply) -> Void) {}
}

struct Reply { let isSuccess: Bool }
