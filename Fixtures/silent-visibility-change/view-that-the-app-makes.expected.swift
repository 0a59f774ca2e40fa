import SwiftUI
import UIKit

@main
struct SaleApp: App {
    var body: some Scene {
        WindowGroup { Text("Sale") }
    }
}

final class SaleViewController: UIViewController {
    private let card = AutumnCardView()
}

final class AutumnCardView: UIView {
    @IBOutlet private var termsPanel: UIView!

    @IBAction private func termsPanelTapped(_ sender: UIButton) {
        termsPanel.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: termsPanel)
    }
}
