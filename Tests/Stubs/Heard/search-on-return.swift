// swift-format-ignore-file
// fixture: silent-list-update/search-on-return-key
// weaken: now() + 1.0 => now() + 0
// heard: Search, button | Stamps found: 1
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = StampSearchViewController()
  screen.collectionView = UICollectionView()
  let field = UITextField()
  field.text = "Dove"
  voice.tap("Search") { _ = screen.textFieldShouldReturn(field) }
}
