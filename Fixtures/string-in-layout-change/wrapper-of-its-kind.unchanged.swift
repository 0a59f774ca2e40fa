import UIKit

enum Speech {
  static func layoutChanged(to text: String) {
    UIAccessibility.post(notification: .layoutChanged, argument: text)
  }
}
