// swift-format-ignore-file
// fixture: placement/mutating-function
// weaken: now() + 1.0 => now() + 0
// heard: Score, button | Points: 1 | Score, button | Points: 2
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = MatchViewController()
  screen.pointsLabel = UILabel()
  voice.tap("Score") { screen.score(UIButton()) }
  voice.run(for: 5)
  voice.tap("Score") { screen.score(UIButton()) }
}
