// swift-format-ignore-file
// fixture: silent-failure/several-error-labels
// heard: Register, button | Enter an address
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = RegistrationViewController()
  (screen.nameField, screen.emailField, screen.passwordField) = (UITextField(), UITextField(), UITextField())
  (screen.nameErrorLabel, screen.emailErrorLabel, screen.passwordErrorLabel) = (UILabel(), UILabel(), UILabel())
  screen.nameField.text = "Ada"
  screen.emailErrorLabel.text = "Enter an address"
  voice.tap("Register") { screen.register(UIButton()) }
}
