import UIKit

final class PlotController: UIViewController {
  @IBOutlet private var depthView: UIView!

  @IBAction private func chooseMethod(_ sender: UIButton) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "By depth", style: .default) { [weak self] _ in
        guard let self = self else { return }
        self.depthView.isHidden = false
      })
    present(sheet, animated: true)
  }
}
