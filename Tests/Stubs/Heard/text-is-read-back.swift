// swift-format-ignore-file
// fixture: silent-text-change/text-from-a-call-is-read-back
// weaken: now() + 1.0 => now() + 0
// heard: Calculate, button | 6300
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = TipViewController()
  screen.resultLabel = UILabel()
  screen.bill = 42_000
  voice.tap("Calculate") { screen.calculate(UIButton()) }
}
