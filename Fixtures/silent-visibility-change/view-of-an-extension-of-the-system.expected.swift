import SwiftUI
import UIKit

@main
struct SaleApp: App {
    var body: some Scene {
        WindowGroup { Text("Sale") }
    }
}

final class SharedNoteViewController: UIViewController {
    private let tagPanel = UIView()

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(tagPanelTapped(_:)), for: .touchUpInside)
    }

    @objc private func tagPanelTapped(_ sender: UIButton) {
        tagPanel.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: tagPanel)
    }

    @objc private func sendTapped(_ sender: UIButton) {
        extensionContext?.completeRequest(returningItems: nil)
    }
}
