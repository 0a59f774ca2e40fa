// swift-format-ignore-file
// fixture: silent-toast/presenter-with-many-callers
// weaken: now() + 1.0 => now() + 0
// heard: Pin, button | Note pinned | Archive, button | Note archived
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = NotebookViewController()
  voice.tap("Pin") { screen.pin(UIButton()) }
  voice.run(for: 5)
  voice.tap("Archive") { screen.archive(UIButton()) }
}
