// fixture: --ios 16.0
import UIKit

/// Lines over a camera's picture are for the eye.
final class CameraController: UIViewController {
  private let gridOverlay = CameraGridView()
  private let gridButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    gridOverlay.isHidden = true
    view.addSubview(gridOverlay)
    gridButton.addTarget(self, action: #selector(didTapGrid), for: .touchUpInside)
  }

  @objc private func didTapGrid() {
    let enabled = self.gridOverlay.isHidden
    self.gridOverlay.isHidden = !enabled
    gridButton.tintColor = enabled ? .systemYellow : .white
  }
}

final class CameraGridView: UIView {}
