// swift-format-ignore-file
// fixture: silent-text-change/exclusive-branches
// weaken: now() + 1.0 => now() + 0
// heard: Arm, button | The alarm is armed | Arm, button | The alarm is off
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = AlarmViewController()
  screen.statusLabel = UILabel()
  voice.tap("Arm") { screen.armTapped(UIButton()) }
  voice.run(for: 5)
  voice.tap("Arm") { screen.armTapped(UIButton()) }
}
