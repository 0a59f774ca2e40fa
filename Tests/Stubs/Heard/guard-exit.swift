// swift-format-ignore-file
// fixture: placement/guard-exit
// weaken: now() + 1.0 => now() + 0
// heard: Sign, button | Write a greeting first.
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = GuestBookViewController()
  screen.entryField = UITextField()
  screen.errorLabel = UILabel()
  voice.tap("Sign") { screen.sign(UIButton()) }
}
