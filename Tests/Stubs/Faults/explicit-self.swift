// error: requires explicit use of 'self'
// swift-format-ignore-file
import UIKit
final class Screen: UIViewController {
  var rows = [1]
  func f() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: "Rows: \(rows.count)")
    }
  }
}
