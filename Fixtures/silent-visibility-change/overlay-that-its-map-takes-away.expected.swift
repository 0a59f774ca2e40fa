// fixture: --ios 16.0
import MapKit
import UIKit

/// A map on which a place is chosen; an overlay explains it until the first place is there.
final class PlacePickerController: UIViewController {
  private let mapView = MKMapView()
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
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}

extension PlacePickerController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    hidePinOverlay()
  }
}
