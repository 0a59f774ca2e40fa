// error: captures mutating 'self'
// swift-format-ignore-file
import UIKit
struct Score {
  var points = 0
  @MainActor mutating func add() {
    points += 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: "Points: \(points)")
    }
  }
}
