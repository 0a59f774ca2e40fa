import UIKit

@MainActor
final class FocusMover {
    func move(to target: Any?) {
        UIAccessibility.post(notification: .layoutChanged, argument: target)
    }
}
