import UIKit

final class ImportViewController: UIViewController {
  private let importer = Importer()

  @IBAction private func importTapped(_ sender: UIButton) {
    for file in importer.files {
      importer.load(file) { [weak self] isLoaded in
        if !isLoaded { self?.showToast(message: "The file is too large") }
      }
    }
  }

  private func showToast(message: String) {
    let toastLabel = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    toastLabel.text = message
    view.addSubview(toastLabel)
    UIAccessibility.post(notification: .announcement, argument: message)
  }
}

final class Importer {
  var files: [String] = []
  func load(_ file: String, completion: @escaping (Bool) -> Void) {}
}
