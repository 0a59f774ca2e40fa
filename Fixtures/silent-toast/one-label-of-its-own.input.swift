// fixture: --ios 16.0
import UIKit

final class SnackBar: UIView {
  @IBOutlet private var caption: UILabel!
  @IBOutlet private var closeButton: UIButton!

  var entry: Entry? {
    didSet { caption.text = entry.map(Self.describe) }
  }

  struct Entry {
    var count: Int
  }

  private static func describe(_ entry: Entry) -> String {
    entry.count == 1 ? "One file" : "\(entry.count) files"
  }

  func present(above bar: UIView) {
    guard let host = bar.superview else { return }
    host.insertSubview(self, at: 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
      self?.removeFromSuperview()
    }
  }
}

final class FilesController: UIViewController {
  @IBOutlet private var bar: UIView!
  @IBOutlet private var snackBar: SnackBar!

  @IBAction private func archiveTapped(_ sender: UIButton) {
    snackBar.entry = SnackBar.Entry(count: 2)
    snackBar.present(above: bar)
  }
}
