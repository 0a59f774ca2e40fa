import UIKit

final class ReportsViewController: UIViewController {
  @IBOutlet private var reportsErrorLabel: UILabel!
  var load: (@escaping (Bool) -> Void) -> Void = { _ in }

  // Of what, the word does not say.
  @IBAction private func reloadTapped(_ sender: UIButton) {
    load { isLoaded in
      if !isLoaded {
        self.reportsErrorLabel.text = "Error"
      }
    }
  }
}
