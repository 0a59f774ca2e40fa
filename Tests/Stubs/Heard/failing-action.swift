// swift-format-ignore-file
// fixture: silent-failure/async-action-ios17
// given: func cancel() async throws {} => func cancel() async throws { throw CancellationError() }
// heard: Cancel ticket, button | The ticket could not be cancelled.
import UIKit

@MainActor func act(_ voice: VoiceOver) async {
  let screen = TicketViewController()
  screen.errorLabel = UILabel()
  voice.tap("Cancel ticket") { screen.cancelTicket(UIButton()) }
  voice.run(for: 5)
  await Scenario.settle()
}
