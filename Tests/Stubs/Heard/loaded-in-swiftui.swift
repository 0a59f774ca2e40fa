// swift-format-ignore-file
// fixture: silent-load/task-without-known-target
// given: { [] } => { ["Soup", "Bread"] }
// heard: Recipes loaded: 2
import SwiftUI

@MainActor func act(_ voice: VoiceOver) async {
  _ = RecipeSearchView(query: "soup").body
  await Given.task?()
}
