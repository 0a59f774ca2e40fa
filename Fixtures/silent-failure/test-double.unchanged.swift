import UIKit
import XCTest

@MainActor
final class CheckoutErrorTests: XCTestCase {
    private let errorLabel = UILabel()

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
    }

    func testErrorIsShown() {
        showError("No network")
        XCTAssertFalse(errorLabel.isHidden)
    }
}
