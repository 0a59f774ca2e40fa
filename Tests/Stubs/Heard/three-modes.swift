// swift-format-ignore-file
// fixture: silent-text-change/switch-cases
// weaken: now() + 1.0 => now() + 0
// heard: Mode, button | Repeating the album | Mode, button | Shuffling | Mode, button | Playing once
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = PlayerViewController()
  screen.messageLabel = UILabel()
  for _ in 0..<3 {
    voice.tap("Mode") { screen.modeTapped(UIButton()) }
    voice.run(for: 5)
  }
}
