// swift-format-ignore-file
// fixture: placement/conditional-compilation
// weaken: now() + 1.0 => now() + 0
// heard: Check, button | You have the newest version
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = BuildViewController()
  screen.statusLabel = UILabel()
  voice.tap("Check") { screen.check(UIButton()) }
}
