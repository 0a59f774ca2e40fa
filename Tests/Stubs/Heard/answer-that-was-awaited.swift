// swift-format-ignore-file
// fixture: placement/async-let
// heard: Refresh, button | Wind 3, rain 1
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = WeatherViewController()
  screen.statusLabel = UILabel()
  screen.errorLabel = UILabel()
  voice.tap("Refresh") { screen.refresh(UIButton()) }
  voice.run(for: 2)
  await Scenario.settle()
}
