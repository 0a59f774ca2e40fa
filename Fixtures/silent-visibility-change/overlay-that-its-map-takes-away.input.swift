// fixture: --ios 16.0
import UIKit

@MainActor protocol CanvasViewDelegate: AnyObject {
  func canvasView(_ canvas: CanvasView, didAdd pins: [UIView])
}

final class CanvasView: UIView {
  weak var delegate: CanvasViewDelegate?
}

/// A map on which a place is chosen; an overlay explains it until the first place is there.
final class PlacePickerController: UIViewController {
  private let mapView = CanvasView()
  private let pinOverlay = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    mapView.delegate = self
    mapView.frame = view.bounds
    view.addSubview(mapView)
    pinOverlay.frame = view.bounds
    view.addSubview(pinOverlay)
  }

  private func hidePinOverlay() {
    pinOverlay.removeFromSuperview()
  }
}

extension PlacePickerController: CanvasViewDelegate {
  func canvasView(_ canvas: CanvasView, didAdd pins: [UIView]) {
    hidePinOverlay()
  }
}
