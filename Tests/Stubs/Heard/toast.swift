// swift-format-ignore-file
// fixture: silent-toast/example
// weaken: now() + 1.0 => now() + 0
// heard: Save, button | Photo saved
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = PhotoViewController()
  voice.tap("Save") { screen.saveTapped(UIButton()) }
}
