// swift-format-ignore-file
// fixture: placement/default-break
// weaken: now() + 1.0 => now() + 0
// heard: Shift, button | First gear
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = GearViewController()
  screen.statusLabel = UILabel()
  voice.tap("Shift") { screen.shift(UIButton()) }
}
