// fixture: --ios 16.0
import MapKit
import UIKit

/// A map on which a place is chosen; a guide marks its middle until the first place is there.
final class PlacePickerController: UIViewController {
  private let mapView = MKMapView()
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

extension PlacePickerController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    hidePinGuideView()
  }
}
