// fixture: --ios 16.0
import UIKit

@MainActor protocol CanvasViewDelegate: AnyObject {
  func canvasView(_ canvas: CanvasView, didAdd pins: [UIView])
}

final class CanvasView: UIView {
  weak var delegate: CanvasViewDelegate?
}

/// A map on which a place is chosen; a dialog explains it until the first place is there.
final class PlacePickerController: UIViewController {
  private let mapView = CanvasView()
  private let pinDialog = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    mapView.delegate = self
    mapView.frame = view.bounds
    view.addSubview(mapView)
    pinDialog.frame = view.bounds
    view.addSubview(pinDialog)
  }

  private func hidePinDialog() {
    pinDialog.removeFromSuperview()
  }
}

extension PlacePickerController: CanvasViewDelegate {
  func canvasView(_ canvas: CanvasView, didAdd pins: [UIView]) {
    hidePinDialog()
  }
}
