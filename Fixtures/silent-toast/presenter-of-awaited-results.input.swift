import UIKit

final class ExportViewController: UIViewController {
  @IBAction private func export(_ sender: UIButton) {
    Exporter.run { [weak self] count in
      DispatchQueue.main.async {
        self?.showSnackbar("Export finished")
      }
    }
  }

  private func showSnackbar(_ text: String) {
    let snackbar = SnackbarView(text: text)
    snackbar.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 60)
    view.addSubview(snackbar)
  }
}

final class SnackbarView: UIView {
  private let label = UILabel()

  init(text: String) {
    super.init(frame: .zero)
    label.text = text
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

enum Exporter {
  static func run(completion: @escaping (Int) -> Void) {}
}
