// swift-format-ignore-file
// fixture: placement/inout-parameter
// weaken: now() + 1.0 => now() + 0
// heard: Add, button | Marbles: 1
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = JarViewController()
  screen.statusLabel = UILabel()
  voice.tap("Add") { screen.addTapped(UIButton()) }
}
