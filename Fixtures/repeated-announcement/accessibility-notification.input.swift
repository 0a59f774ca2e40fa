// fixture: --ios 17.0 --unsafe-fixes
import SwiftUI

@MainActor final class CartModel: ObservableObject {
    func confirm(_ title: String, count: Int) {
        if #available(iOS 17.0, *) {
            AccessibilityNotification.Announcement(title).post()
            AccessibilityNotification.Announcement("In the cart: \(count)").post()
        }
        print(count)
    }
}
