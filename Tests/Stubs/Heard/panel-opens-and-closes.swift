// swift-format-ignore-file
// fixture: silent-visibility-change/show-and-hide-with-opener
// heard: Legend, button | Symbols on the map | Close, button | Show the legend
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = MapViewController()
  screen.legendView = UIView()
  screen.legendView.accessibilityLabel = "Symbols on the map"
  screen.legendButton = UIButton()
  screen.legendButton.accessibilityLabel = "Show the legend"
  voice.tap("Legend") { screen.openLegend(screen.legendButton) }
  voice.run(for: 5)
  voice.tap("Close") { screen.closeLegend(UIButton()) }
}
