import SwiftUI
import UIKit

@main
struct SaleApp: App {
    var body: some Scene {
        WindowGroup { Text("Sale") }
    }
}

/// The card came with the autumn sale; the screen that had it is gone.
final class AutumnCardView: UIView {
    private let termsPanel = UIView()

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(termsPanelTapped(_:)), for: .touchUpInside)
    }

    @objc private func termsPanelTapped(_ sender: UIButton) {
        termsPanel.isHidden = false
    }
}
