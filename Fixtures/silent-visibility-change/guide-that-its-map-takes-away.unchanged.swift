// fixture: --ios 16.0
import UIKit

@MainActor protocol CanvasViewDelegate: AnyObject {
  func canvasView(_ canvas: CanvasView, didAdd pins: [UIView])
}

final class CanvasView: UIView {
  weak var delegate: CanvasViewDelegate?
}

/// A map on which a place is chosen; a guide marks its middle until the first place is there.
final class PlacePickerController: UIViewController {
  private let mapView = CanvasView()
  private let pinGuideView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    mapView.delegate = self
    mapView.frame = view.bounds
    view.addSubview(mapView)
    pinGuideView.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    view.addSubview(pinGuideView)
  }

  private func hidePinGuideView() {
    pinGuideView.removeFromSuperview()
  }
}

extension PlacePickerController: CanvasViewDelegate {
  func canvasView(_ canvas: CanvasView, didAdd pins: [UIView]) {
    hidePinGuideView()
  }
}
