// swift-format-ignore-file
// fixture: placement/one-line-branches
// weaken: now() + 1.0 => now() + 0
// heard: Lamp, button | On | Lamp, button | Off
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = LampViewController()
  screen.statusLabel = UILabel()
  voice.tap("Lamp") { screen.switchLamp(UIButton()) }
  voice.run(for: 5)
  voice.tap("Lamp") { screen.switchLamp(UIButton()) }
}
