import UIKit

@MainActor
final class BadgeCounter: NSObject {
  private var countLabel: UILabel?
  private var isSilent = false

  func hideCount() {
    countLabel?.isHidden = true
    isSilent = true
  }
}
