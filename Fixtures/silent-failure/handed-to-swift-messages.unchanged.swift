import SwiftMessages
import UIKit

enum Notices {
    @MainActor
    static func showError(message: String) {
        SwiftMessages.show {
            let messageView = MessageView.viewFromNib(layout: .messageView)
            messageView.bodyLabel?.text = message
            return messageView
        }
    }
}
