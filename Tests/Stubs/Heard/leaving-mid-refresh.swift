// swift-format-ignore-file
// fixture: silent-load/refreshable-with-own-model
// given: { [] } => { try? await Task.sleep(nanoseconds: 5_000_000_000); return [] }
// weaken: if !Task.isCancelled => if true
// weakened: Episodes loaded: 0
// heard: nothing
import SwiftUI

@MainActor func act(_ voice: VoiceOver) async {
  _ = PodcastView().body
  let refresh = Task { await Given.refreshing?() }
  try? await Task.sleep(nanoseconds: 50_000_000)
  refresh.cancel()
  await refresh.value
}
