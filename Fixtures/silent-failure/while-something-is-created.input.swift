// fixture: --ios 16.0
import UIKit

final class KeyController: UIViewController {
  @IBOutlet private var keyLabel: UILabel!
  @IBOutlet private var hintLabel: UILabel!
  private let service = KeyService()

  func createKey(for owner: String) async {
    do {
      keyLabel.text = try await service.make(owner)
    } catch {
      hintLabel.text = "The key could not be made. Please try again later."
    }
  }
}

@MainActor final class KeyService {
  func make(_ owner: String) async throws -> String { owner }
}
