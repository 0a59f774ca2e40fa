import UIKit

final class DeskController: UIViewController {
  @IBOutlet private var nameField: UITextField!
  @IBOutlet private var sealLabel: UILabel!
  @IBOutlet private var weatherLabel: UILabel!
  private var isSealed = false

  @IBAction func handInTapped(_ sender: UIButton) {
    guard isSealed else {
      sealLabel.text = "Put the seal on it first"
      return
    }
    sealLabel.text = "Sending…"
    weatherLabel.text = nameField.text
    PostOffice.send { error in
      if error != nil {
        self.sealLabel.text = "The letter came back"
      }
    }
  }

  func postOffice(didFinishSorting letters: Int) {
    sealLabel.text = "The letter is sorted"
  }
}

enum PostOffice {
  static func send(_ done: @escaping (Error?) -> Void) {}
}
