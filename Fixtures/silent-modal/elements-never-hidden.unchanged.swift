import UIKit

@MainActor
final class StationsMap {
    private let mapView: UIView
    private let settings: MapSettings

    init(mapView: UIView, settings: MapSettings) {
        self.mapView = mapView
        self.settings = settings
    }

    func updateOptions() {
        mapView.accessibilityElementsHidden = false
        mapView.isUserInteractionEnabled = settings.allowsTouches
    }
}

struct MapSettings {
    var allowsTouches = false
}
