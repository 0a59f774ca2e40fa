// swift-format-ignore-file
// fixture: silent-load/refresh-control
// given: func fetch(completion: @escaping (Result<[String], Error>) -> Void) {} => func fetch(completion: @escaping (Result<[String], Error>) -> Void) { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { completion(.success(["one", "two"])) } }
// heard: Items loaded: 2
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = InboxViewController()
  screen.refresh(UIRefreshControl())
  withExtendedLifetime(screen) { voice.run(for: 10) }
}
