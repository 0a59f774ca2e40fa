// swift-format-ignore-file
// fixture: silent-text-change/pushed-status-ios17
// heard: Play, button | Everything is up to date
import UIKit

// What nobody asked for waits until the control's own name has been said.
@MainActor func act(_ voice: VoiceOver) async {
  let screen = SyncStatusViewController()
  screen.statusLabel = UILabel()
  voice.tap("Play") {}
  voice.run(for: 0.1)
  screen.syncFinished()
}
