// error: main actor-isolated static method 'post(notification:argument:)'
// swift-format-ignore-file
import UIKit
func f() {
  Task.detached { UIAccessibility.post(notification: .announcement, argument: "Done") }
}
