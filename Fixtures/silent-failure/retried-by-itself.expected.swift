// fixture: --ios 15.0
import UIKit

@MainActor
protocol MapTilesDelegate: AnyObject {
  func tiles(_ tiles: MapTiles, didFailWithError error: Error)
}

@MainActor
final class MapTiles {
  weak var delegate: MapTilesDelegate?
  func load() {}
}

final class MapController: UIViewController, MapTilesDelegate {
  private let tiles = MapTiles()
  private let errorLabel = UILabel()

  // While there is no network it fails every second.
  func tiles(_ tiles: MapTiles, didFailWithError error: Error) {
    errorLabel.text = "The map cannot be loaded"
    errorLabel.isHidden = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      tiles.load()
    }
  }
}

final class AtlasController: UIViewController, MapTilesDelegate {
  private let tiles = MapTiles()
  private let errorLabel = UILabel()
  private let retryButton = UIButton()

  func tiles(_ tiles: MapTiles, didFailWithError error: Error) {
    errorLabel.text = "The atlas cannot be loaded"
    errorLabel.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: "The atlas cannot be loaded")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.retryButton.isEnabled = true
    }
  }

  @objc func retryTapped() { tiles.load() }
}
