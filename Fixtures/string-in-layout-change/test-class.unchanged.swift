import UIKit
import XCTest

final class NotificationTests: XCTestCase {
    func testPost() {
        UIAccessibility.post(notification: .layoutChanged, argument: "Filters cleared")
    }
}
