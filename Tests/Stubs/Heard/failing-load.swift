// swift-format-ignore-file
// fixture: silent-load/task-without-known-target
// given: async throws -> [String] { [] } => async throws -> [String] { throw Offline() }
// heard: Error: You are offline.
import Foundation
import SwiftUI

struct Offline: LocalizedError {
  var errorDescription: String? { "You are offline." }
}

@MainActor func act(_ voice: VoiceOver) async {
  _ = RecipeSearchView(query: "soup").body
  await Given.task?()
}
