// swift-format-ignore-file
// fixture: silent-load/task-without-known-target
// given: async throws -> [String] { [] } => async throws -> [String] { try await Task.sleep(nanoseconds: 5_000_000_000); return [] }
// weaken: if !Task.isCancelled => if true
// weakened: Error: left
// heard: nothing
import Foundation
import SwiftUI

extension CancellationError: @retroactive LocalizedError {
  public var errorDescription: String? { "left" }
}

// Whoever leaves the screen has its task cancelled, and is not to hear of it on the next one.
@MainActor func act(_ voice: VoiceOver) async {
  _ = RecipeSearchView(query: "soup").body
  let load = Task { await Given.task?() }
  try? await Task.sleep(nanoseconds: 50_000_000)
  load.cancel()
  await load.value
}
