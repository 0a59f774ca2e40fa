// error: missing return
// swift-format-ignore-file
import UIKit
final class Screen: UIViewController {
  var rows = [1]
  func count() -> Int {
    rows.count
    UIAccessibility.post(notification: .announcement, argument: "Rows: \(rows.count)")
  }
}
