import SwiftUI
import UIKit

@main
struct SaleApp: App {
    var body: some Scene {
        WindowGroup { Text("Sale") }
    }
}

final class SharedNoteViewController: UIViewController {
    @IBOutlet private var tagPanel: UIView!

    @IBAction private func tagPanelTapped(_ sender: UIButton) {
        tagPanel.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: tagPanel)
    }

    @IBAction private func sendTapped(_ sender: UIButton) {
        extensionContext?.completeRequest(returningItems: nil)
    }
}
