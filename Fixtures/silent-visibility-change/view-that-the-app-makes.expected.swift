import SwiftUI
import UIKit

@main
struct SaleApp: App {
    var body: some Scene {
        WindowGroup { Text("Sale") }
    }

    func begin(on window: UIWindow) {
        window.rootViewController = SaleViewController()
    }
}

final class SaleViewController: UIViewController {
    private let card = AutumnCardView()
}

final class AutumnCardView: UIView {
    private let termsPanel = UIView()

    func wire(_ button: UIButton) {
        button.addTarget(self, action: #selector(termsPanelTapped(_:)), for: .touchUpInside)
    }

    @objc private func termsPanelTapped(_ sender: UIButton) {
        termsPanel.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: termsPanel)
    }
}
